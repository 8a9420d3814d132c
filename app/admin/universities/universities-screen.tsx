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
import type { Course } from "#app/domain/course/course-schema.ts";
import type { University } from "#app/domain/university/university-schema.ts";
import type { Route } from "./+types/universities-screen";
import { type ListedUniversity, universityList } from "./university-list.tsx";

const UniversityRecordDialog = lazyDialog(() => import("./university-record-dialog.tsx"));

export const meta: Route.MetaFunction = () => [{ title: "Universities | Admin Panel" }];

export const handle: ScreenHandle = { reads: ["universities", "courses"], isList: true };

export const shouldRevalidate = isNewData;

export async function clientLoader(): Promise<{ universities: ListedUniversity[] }> {
  const [universities, courses] = await Promise.all([listAll<University>("universities"), listAll<Course>("courses")]);
  const courseCounts = Map.groupBy(courses, ({ university_id }) => university_id);
  return {
    universities: universities.map((university) => ({
      ...university,
      courseCount: courseCounts.get(university.id)?.length ?? 0,
    })),
  };
}

export const clientAction = ({ request }: Route.ClientActionArgs) =>
  changeContent(request, { file: "universities", one: "university", nameField: "name" });

export default function UniversitiesScreen({ loaderData }: Route.ComponentProps) {
  const universities = useMovedRows(loaderData.universities);
  const shape = useMemo(() => universityList(universities), [universities]);
  return (
    <ListScreen
      title="Universities"
      shape={shape}
      rows={universities}
      note={universities.some(({ is_sample }) => is_sample === 1) && <SampleNote />}
      empty={
        <>
          <p>There is no university yet. A course needs one, so begin here.</p>
          <Link className="btn" to="?new=">
            Create the first university
          </Link>
        </>
      }
    >
      <UniversityRecordDialog universities={universities} />
    </ListScreen>
  );
}

export function ErrorBoundary() {
  return <ScreenFailure intro="The universities could not be read." />;
}
