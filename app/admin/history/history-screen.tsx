import { useMemo } from "react";
import { activityNouns, activityWords } from "#app/admin/dashboard/activity-words.content.ts";
import { ScreenFailure } from "#app/admin/screen/screen-failure.tsx";
import { ListFilters } from "#app/admin/list/filters/list-filters.tsx";
import { isNewData } from "#app/admin/list/list-address.ts";
import { useListKeys } from "#app/admin/list/rows/list-keys.ts";
import { readList } from "#app/admin/list/list-page.ts";
import { ListPager } from "#app/admin/list/list-pager.tsx";
import { NoRows } from "#app/admin/list/list-screen.tsx";
import type { ListShape } from "#app/admin/list/list-shape.ts";
import { useFilter } from "#app/admin/list/filters/use-filter.ts";
import { readRecord } from "#app/admin/api/read-api.ts";
import type { HistoryLine, HistoryPerson } from "#app/domain/activity/activity-schema.ts";
import type { Route } from "./+types/history-screen";
import { HistoryDays } from "./history-days.tsx";
import stylesAddress from "./history.css?url";

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: stylesAddress }];

export const meta: Route.MetaFunction = () => [{ title: "History | Admin Panel" }];

export const shouldRevalidate = isNewData;

export async function loader(args: Route.LoaderArgs) {
  const [list, people] = await Promise.all([
    readList<HistoryLine>(args, "history"),
    readRecord<HistoryPerson[]>(args.context, "history-people"),
  ]);
  return {
    list,
    people: people.map(({ id, username, full_name, has_left }) => ({
      value: `${id}`,
      label: `${full_name ?? username}${has_left ? ", who left" : ""}`,
    })),
  };
}

type HistoryShape = Pick<ListShape<HistoryLine>, "one" | "many" | "columns" | "filter">;

const historyOf = (people: { value: string; label: string }[]): HistoryShape => ({
  one: "act",
  many: "acts",
  columns: [],
  filter: {
    label: "Name of a record",
    choices: [
      { name: "who", label: "Who", all: "Everybody", options: people },
      { name: "act", label: "Act", all: "Every act", options: activityWords },
      {
        name: "kind",
        label: "Kind of record",
        all: "Every kind",
        options: Object.entries(activityNouns).map(([value, { label }]) => ({ value, label })),
      },
      { name: "from", label: "From", isDay: true },
      { name: "to", label: "To", isDay: true },
    ],
  },
});

/** Who did what, when and from where; read-only. */
export default function HistoryScreen({ loaderData: { list, people } }: Route.ComponentProps) {
  const shape = useMemo(() => historyOf(people), [people]);
  const filter = useFilter(shape.filter.choices);
  useListKeys({ field: filter.field, clearSelection: () => undefined });
  return (
    <>
      <div className="desk-head">
        <h1>History</h1>
        <p className="sub">Kept for 13 months. Nobody can change it.</p>
      </div>
      <section className="pane" aria-label="History, newest first">
        {list.all.total > 0 && <ListFilters shape={shape} filter={filter} list={list} />}
        {list.rows.length === 0 ? (
          <NoRows shape={shape} list={list} filter={filter} empty={<p>Nobody has done anything yet.</p>} />
        ) : (
          <HistoryDays lines={list.rows} />
        )}
        <ListPager list={list} />
      </section>
    </>
  );
}

export function ErrorBoundary() {
  return <ScreenFailure intro="The history could not be read." />;
}
