import { Link } from "react-router";
import { ScreenFailure } from "#app/admin/screen/screen-failure.tsx";
import { isNewData } from "#app/admin/list/list-address.ts";
import { readList } from "#app/admin/list/list-page.ts";
import { ListScreen } from "#app/admin/list/list-screen.tsx";
import { SampleNote } from "#app/admin/list/rows/sample-note.tsx";
import { useMovedList } from "#app/admin/order/use-moved-list.ts";
import { changeContent } from "#app/admin/record/content-actions.ts";
import { lazyDialog } from "#app/admin/record/lazy-dialog.tsx";
import { useListedUniversities } from "#app/admin/universities/use-listed-universities.ts";
import type { Program } from "#app/domain/program/program-schema.ts";
import type { Route } from "./+types/programs-screen";
import { programList } from "./programs-list.tsx";

const ProgramDialog = lazyDialog(() => import("./program-dialog.tsx"));

export const meta: Route.MetaFunction = () => [{ title: "Programmes | Admin Panel" }];

export const shouldRevalidate = isNewData;

export const loader = async (args: Route.LoaderArgs) => ({ list: await readList<Program>(args, "programs") });

export const clientAction = ({ request }: Route.ClientActionArgs) =>
  changeContent(request, { file: "programs", one: "programme", nameField: "title" });

export default function ProgramsScreen({ loaderData }: Route.ComponentProps) {
  const list = useMovedList(loaderData.list);
  const { universities, areAll } = useListedUniversities();
  return (
    <ListScreen
      title="Programmes"
      shape={programList}
      list={list}
      note={<SampleNote rows={list.rows} />}
      empty={
        <>
          <p>There is no programme yet. The home page leaves its explorer out.</p>
          <Link className="btn" to="?new=">
            Create the first programme
          </Link>
        </>
      }
    >
      <ProgramDialog rows={list.rows} universities={universities} areAll={areAll} />
    </ListScreen>
  );
}

export function ErrorBoundary() {
  return <ScreenFailure intro="The programmes could not be read." />;
}
