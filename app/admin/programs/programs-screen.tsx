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
import type { Program } from "#app/domain/program/program-schema.ts";
import type { University } from "#app/domain/university/university-schema.ts";
import { compareFolded } from "#app/lib/fold-text.ts";
import type { Route } from "./+types/programs-screen";
import { programList } from "./programs-list.tsx";

const ProgramDialog = lazyDialog(() => import("./program-dialog.tsx"));

export const meta: Route.MetaFunction = () => [{ title: "Programmes | Admin Panel" }];

export const handle: ScreenHandle = { reads: ["programs", "universities"], isList: true };

export const shouldRevalidate = isNewData;

export async function clientLoader() {
  const [programs, universities] = await Promise.all([
    listAll<Program>("programs"),
    listAll<University>("universities"),
  ]);
  return { programs, universities: universities.toSorted((one, other) => compareFolded(one.name, other.name)) };
}

export const clientAction = ({ request }: Route.ClientActionArgs) =>
  changeContent(request, { file: "programs", one: "programme", nameField: "title" });

export default function ProgramsScreen({ loaderData: { programs: stored, universities } }: Route.ComponentProps) {
  const programs = useMovedRows(stored);
  const shape = useMemo(() => programList(programs), [programs]);
  return (
    <ListScreen
      title="Programmes"
      shape={shape}
      rows={programs}
      note={programs.some(({ is_sample }) => is_sample === 1) && <SampleNote />}
      empty={
        <>
          <p>There is no programme yet. The home page leaves its explorer out.</p>
          <Link className="btn" to="?new=">
            Create the first programme
          </Link>
        </>
      }
    >
      <ProgramDialog programs={programs} universities={universities} />
    </ListScreen>
  );
}

export function ErrorBoundary() {
  return <ScreenFailure intro="The programmes could not be read." />;
}
