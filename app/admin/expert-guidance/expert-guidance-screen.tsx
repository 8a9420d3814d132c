import { Link } from "react-router";
import { ScreenFailure } from "#app/admin/screen/screen-failure.tsx";
import { isNewData } from "#app/admin/list/list-address.ts";
import { readList } from "#app/admin/list/list-page.ts";
import { ListScreen } from "#app/admin/list/list-screen.tsx";
import { SampleNote } from "#app/admin/list/rows/sample-note.tsx";
import { useMovedList } from "#app/admin/order/use-moved-list.ts";
import { changeContent } from "#app/admin/record/content-actions.ts";
import { lazyDialog } from "#app/admin/record/lazy-dialog.tsx";
import type { ExpertGuidance } from "#app/domain/expert-guidance/expert-guidance-schema.ts";
import type { Route } from "./+types/expert-guidance-screen";
import { expertGuidanceList } from "./expert-guidance-list.tsx";

const ExpertGuidanceDialog = lazyDialog(() => import("./expert-guidance-dialog.tsx"));

export const meta: Route.MetaFunction = () => [{ title: "Expert Guidance | Admin Panel" }];

export const shouldRevalidate = isNewData;

export const loader = (args: Route.LoaderArgs) => readList<ExpertGuidance>(args, "expert-guidance");

export const clientAction = ({ request }: Route.ClientActionArgs) =>
  changeContent(request, { file: "expert-guidance", one: "expert", nameField: "name" });

export default function ExpertGuidanceScreen({ loaderData }: Route.ComponentProps) {
  const list = useMovedList(loaderData);
  return (
    <ListScreen
      title="Expert Guidance"
      shape={expertGuidanceList}
      list={list}
      note={<SampleNote rows={list.rows} />}
      empty={
        <>
          <p>There is no expert yet. Visitors see nobody who answers them.</p>
          <Link className="btn" to="?new=">
            Introduce the first expert
          </Link>
        </>
      }
    >
      <ExpertGuidanceDialog rows={list.rows} />
    </ListScreen>
  );
}

export function ErrorBoundary() {
  return <ScreenFailure intro="The experts could not be read." />;
}
