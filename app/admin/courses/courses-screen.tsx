import { useMemo } from "react";
import { Link } from "react-router";
import { isNewData } from "#app/admin/list/list-address.ts";
import { readList } from "#app/admin/list/list-page.ts";
import { ListScreen } from "#app/admin/list/list-screen.tsx";
import { lazyDialog } from "#app/admin/record/lazy-dialog.tsx";
import { deleteRecord } from "#app/admin/record/record-actions.ts";
import { saveRecord } from "#app/admin/record/save-record.ts";
import { SampleNote } from "#app/admin/list/rows/sample-note.tsx";
import { ScreenFailure } from "#app/admin/screen/screen-failure.tsx";
import { useListedUniversities } from "#app/admin/universities/use-listed-universities.ts";
import type { Course } from "#app/domain/course/course-schema.ts";
import type { Route } from "./+types/courses-screen";
import { courseList } from "./course-list.tsx";

const CourseDialog = lazyDialog(() => import("./course-dialog.tsx"));

export const meta: Route.MetaFunction = () => [{ title: "Courses | Admin Panel" }];

export const shouldRevalidate = isNewData;

const kind = { file: "courses", one: "course", nameField: "title" };

export const loader = async (args: Route.LoaderArgs) => ({ list: await readList<Course>(args, "courses") });

export function clientAction({ request }: Route.ClientActionArgs) {
  return request.method === "DELETE" ? deleteRecord(request, kind) : saveRecord(request, kind);
}

export default function CoursesScreen({ loaderData: { list } }: Route.ComponentProps) {
  const { universities, areAll } = useListedUniversities();
  const shape = useMemo(() => courseList(universities), [universities]);
  return (
    <ListScreen
      title="Courses"
      shape={shape}
      list={list}
      note={<SampleNote rows={list.rows} />}
      empty={
        <>
          <p>There is no course yet. Visitors see an empty list.</p>
          <Link className="btn" to="?new=">
            Create the first course
          </Link>
        </>
      }
    >
      <CourseDialog rows={list.rows} universities={universities} areAll={areAll} />
    </ListScreen>
  );
}

export function ErrorBoundary() {
  return <ScreenFailure intro="The courses could not be read." />;
}
