import { Link } from "react-router";
import { ScreenFailure } from "#app/admin/screen/screen-failure.tsx";
import { isNewData } from "#app/admin/list/list-address.ts";
import { readList } from "#app/admin/list/list-page.ts";
import { ListScreen } from "#app/admin/list/list-screen.tsx";
import { SampleNote } from "#app/admin/list/rows/sample-note.tsx";
import { useMovedList } from "#app/admin/order/use-moved-list.ts";
import { changeContent } from "#app/admin/record/content-actions.ts";
import { lazyDialog } from "#app/admin/record/lazy-dialog.tsx";
import type { Leader } from "#app/domain/leader/leader-schema.ts";
import type { Route } from "./+types/leaders-screen";
import { leaderList } from "./leader-list.tsx";

const LeaderDialog = lazyDialog(() => import("./leader-dialog.tsx"));

export const meta: Route.MetaFunction = () => [{ title: "Leadership | Admin Panel" }];

export const shouldRevalidate = isNewData;

export const loader = (args: Route.LoaderArgs) => readList<Leader>(args, "leaders");

export const clientAction = ({ request }: Route.ClientActionArgs) =>
  changeContent(request, { file: "leaders", one: "leader", nameField: "name" });

export default function LeadersScreen({ loaderData }: Route.ComponentProps) {
  const list = useMovedList(loaderData);
  return (
    <ListScreen
      title="Leadership"
      shape={leaderList}
      list={list}
      note={<SampleNote rows={list.rows} />}
      empty={
        <>
          <p>Nobody is introduced yet. The about page leaves its leadership out.</p>
          <Link className="btn" to="?new=">
            Introduce the first leader
          </Link>
        </>
      }
    >
      <LeaderDialog rows={list.rows} />
    </ListScreen>
  );
}

export function ErrorBoundary() {
  return <ScreenFailure intro="The leadership could not be read." />;
}
