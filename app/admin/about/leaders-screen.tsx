import { useMemo } from "react";
import { Link } from "react-router";
import type { ScreenHandle } from "#app/admin/early-reads.tsx";
import { listAll } from "#app/admin/api-client.ts";
import { ScreenFailure } from "#app/admin/frame/screen-failure.tsx";
import { isNewData } from "#app/admin/list/list-address.ts";
import { ListScreen } from "#app/admin/list/list-screen.tsx";
import { SampleNote } from "#app/admin/list/sample-note.tsx";
import { useMovedRows } from "#app/admin/order/use-moved-rows.ts";
import { changeContent } from "#app/admin/record/content-actions.ts";
import { lazyDialog } from "#app/admin/record/lazy-dialog.tsx";
import type { Leader } from "#app/domain/leader/leader-schema.ts";
import type { Route } from "./+types/leaders-screen";
import { leaderList } from "./leader-list.tsx";

const LeaderDialog = lazyDialog(() => import("./leader-dialog.tsx"));

export const meta: Route.MetaFunction = () => [{ title: "Leadership | Admin Panel" }];

export const handle: ScreenHandle = { reads: ["leaders"], isList: true };

export const shouldRevalidate = isNewData;

export const clientLoader = () => listAll<Leader>("leaders");

export const clientAction = ({ request }: Route.ClientActionArgs) =>
  changeContent(request, { file: "leaders", one: "leader", nameField: "name" });

export default function LeadersScreen({ loaderData }: Route.ComponentProps) {
  const leaders = useMovedRows(loaderData);
  const shape = useMemo(() => leaderList(leaders), [leaders]);
  return (
    <ListScreen
      title="Leadership"
      shape={shape}
      rows={leaders}
      note={leaders.some(({ is_sample }) => is_sample === 1) && <SampleNote />}
      empty={
        <>
          <p>Nobody is introduced yet. The about page leaves its leadership out.</p>
          <Link className="btn" to="?new=">
            Introduce the first leader
          </Link>
        </>
      }
    >
      <LeaderDialog leaders={leaders} />
    </ListScreen>
  );
}

export function ErrorBoundary() {
  return <ScreenFailure intro="The leadership could not be read." />;
}
