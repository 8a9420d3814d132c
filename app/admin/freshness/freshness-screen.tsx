import { useRef } from "react";
import { ScreenFailure } from "#app/admin/screen/screen-failure.tsx";
import { isNewData } from "#app/admin/list/list-address.ts";
import { ListFilters } from "#app/admin/list/filters/list-filters.tsx";
import { useListKeys } from "#app/admin/list/rows/list-keys.ts";
import { readList } from "#app/admin/list/list-page.ts";
import { ListPager } from "#app/admin/list/list-pager.tsx";
import { NoRows } from "#app/admin/list/list-screen.tsx";
import type { ListShape } from "#app/admin/list/list-shape.ts";
import { useFilter } from "#app/admin/list/filters/use-filter.ts";
import type { Aging } from "#app/domain/freshness/freshness-schema.ts";
import type { Route } from "./+types/freshness-screen";
import { AgingRow } from "./aging-row.tsx";
import { agingKey, kindWords } from "./aging-words.ts";
import { confirmAging } from "./confirm-aging.ts";
import stylesAddress from "./freshness.css?url";
import { useConfirmKey } from "./use-confirm-key.ts";

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: stylesAddress }];

export const meta: Route.MetaFunction = () => [{ title: "Freshness | Admin Panel" }];

export const shouldRevalidate = isNewData;

export const loader = (args: Route.LoaderArgs) => readList<Aging>(args, "freshness");

export const clientAction = ({ request }: Route.ClientActionArgs) => confirmAging(request);

const agingList: Pick<ListShape<Aging>, "one" | "many" | "columns" | "filter"> = {
  one: "check",
  many: "checks",
  columns: [],
  filter: {
    label: "Course, claim or rule",
    choices: [
      {
        name: "kind",
        label: "Kind",
        all: "All kinds",
        options: Object.entries(kindWords).map(([value, label]) => ({ value, label })),
      },
    ],
  },
};

/** What goes stale next, oldest first; one key confirms it. */
export default function FreshnessScreen({ loaderData: list }: Route.ComponentProps) {
  const filter = useFilter(agingList.filter.choices);
  useListKeys({ field: filter.field, clearSelection: () => undefined });
  const body = useRef<HTMLUListElement>(null);
  const noteFocus = useConfirmKey(body, list.rows);
  return (
    <>
      <div className="desk-head">
        <h1>Freshness</h1>
        <p className="sub">
          Compare with the notice that says so, then press “Still true” <kbd>t</kbd>
        </p>
      </div>
      <section className="pane" aria-label="What goes stale next, the oldest first">
        {list.all.total > 0 && <ListFilters shape={agingList} filter={filter} list={list} />}
        {list.rows.length === 0 ? (
          <NoRows
            shape={agingList}
            list={list}
            filter={filter}
            empty={
              <p>
                Nothing to check yet. Courses with fees, dates or approvals, claims with evidence and rules enter here
                by themselves.
              </p>
            }
          />
        ) : (
          <ul className="aging" ref={body} onFocus={noteFocus}>
            {list.rows.map((aging) => (
              <AgingRow key={agingKey(aging)} aging={aging} />
            ))}
          </ul>
        )}
        <ListPager list={list} />
      </section>
    </>
  );
}

export function ErrorBoundary() {
  return <ScreenFailure intro="What goes stale could not be read." />;
}
