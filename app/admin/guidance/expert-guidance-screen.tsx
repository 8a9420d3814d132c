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
import type { ExpertGuidance } from "#app/domain/expert-guidance/expert-guidance-schema.ts";
import type { Route } from "./+types/expert-guidance-screen";
import { expertGuidanceList } from "./expert-guidance-list.tsx";

const ExpertGuidanceDialog = lazyDialog(() => import("./expert-guidance-dialog.tsx"));

export const meta: Route.MetaFunction = () => [{ title: "Expert Guidance | Admin Panel" }];

export const handle: ScreenHandle = { reads: ["expert-guidance"], isList: true };

export const shouldRevalidate = isNewData;

export const clientLoader = () => listAll<ExpertGuidance>("expert-guidance");

export const clientAction = ({ request }: Route.ClientActionArgs) =>
  changeContent(request, { file: "expert-guidance", one: "expert", nameField: "name" });

export default function ExpertGuidanceScreen({ loaderData }: Route.ComponentProps) {
  const experts = useMovedRows(loaderData);
  const shape = useMemo(() => expertGuidanceList(experts), [experts]);
  return (
    <ListScreen
      title="Expert Guidance"
      shape={shape}
      rows={experts}
      note={experts.some(({ is_sample }) => is_sample === 1) && <SampleNote />}
      empty={
        <>
          <p>There is no expert yet. Visitors see nobody who answers them.</p>
          <Link className="btn" to="?new=">
            Introduce the first expert
          </Link>
        </>
      }
    >
      <ExpertGuidanceDialog experts={experts} />
    </ListScreen>
  );
}

export function ErrorBoundary() {
  return <ScreenFailure intro="The experts could not be read." />;
}
