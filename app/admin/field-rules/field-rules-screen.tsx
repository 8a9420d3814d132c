import { Link } from "react-router";
import { ScreenFailure } from "#app/admin/screen/screen-failure.tsx";
import { isNewData } from "#app/admin/list/list-address.ts";
import { readList } from "#app/admin/list/list-page.ts";
import { ListScreen } from "#app/admin/list/list-screen.tsx";
import { changeContent } from "#app/admin/record/content-actions.ts";
import { readPageOf } from "#app/admin/api/read-api.ts";
import { lazyDialog } from "#app/admin/record/lazy-dialog.tsx";
import type { FieldRule } from "#app/domain/field-rule/field-rule-schema.ts";
import type { Aging } from "#app/domain/freshness/freshness-schema.ts";
import type { Route } from "./+types/field-rules-screen";
import stylesAddress from "./barred-courses.css?url";
import { BarredCourses } from "./barred-courses.tsx";
import { fieldRuleList } from "./field-rule-list.tsx";

const FieldRuleDialog = lazyDialog(() => import("./field-rule-dialog.tsx"));

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: stylesAddress }];

export const meta: Route.MetaFunction = () => [{ title: "Rules of the field | Admin Panel" }];

export const shouldRevalidate = isNewData;

const MOST_NAMED = 20;

export async function loader(args: Route.LoaderArgs) {
  const asked = { kind: "barred", limit: MOST_NAMED, page: 1 };
  const [list, barred] = await Promise.all([
    readList<FieldRule>(args, "field-rules"),
    readPageOf<Aging>(args.context, "freshness", asked),
  ]);
  return { list, barred: barred.rows, barredTotal: barred.meta.total };
}

export const clientAction = ({ request }: Route.ClientActionArgs) =>
  changeContent(request, { file: "field-rules", one: "rule", nameField: "name" });

/** Rules of authorities and lenders, with source and date, by which the site calculates and refuses. */
export default function FieldRulesScreen({ loaderData }: Route.ComponentProps) {
  const { list, barred, barredTotal } = loaderData;
  return (
    <ListScreen
      title="Rules of the field"
      shape={fieldRuleList}
      list={list}
      note={
        <>
          <BarredCourses courses={barred} total={barredTotal} />
          <p className="note">
            What authorities and lenders say. By it the site refuses what is barred, reckons what comes back of a fee,
            and says what students need first and what has to stand beside loans and claims. The newest rule that covers
            a day counts.
          </p>
        </>
      }
      empty={
        <>
          <p>There is no rule. Nothing is barred, and the site cannot say what comes back of a fee.</p>
          <Link className="btn" to="?new=">
            Add the first one
          </Link>
        </>
      }
    >
      <FieldRuleDialog rows={list.rows} />
    </ListScreen>
  );
}

export function ErrorBoundary() {
  return <ScreenFailure intro="The rules of the field could not be read." />;
}
