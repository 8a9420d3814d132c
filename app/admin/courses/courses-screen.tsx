import { useMemo } from "react";
import { Link } from "react-router";
import type { ScreenHandle } from "#app/admin/early-reads.tsx";
import { listAll } from "#app/admin/api-client.ts";
import { isNewData } from "#app/admin/list/list-address.ts";
import { ListScreen } from "#app/admin/list/list-screen.tsx";
import { lazyDialog } from "#app/admin/record/lazy-dialog.tsx";
import { deleteRecord, saveRecord } from "#app/admin/record/record-actions.ts";
import { SampleNote } from "#app/admin/list/sample-note.tsx";
import { ScreenFailure } from "#app/admin/frame/screen-failure.tsx";
import type { Course } from "#app/domain/course/course-schema.ts";
import type { University } from "#app/domain/university/university-schema.ts";
import type { Route } from "./+types/courses-screen";
import { courseList } from "./course-list.tsx";

const CourseDialog = lazyDialog(() => import("./course-dialog.tsx"));

export const meta: Route.MetaFunction = () => [{ title: "Courses | Admin Panel" }];

export const handle: ScreenHandle = { reads: ["courses", "universities"], isList: true };

export const shouldRevalidate = isNewData;

const kind = { file: "courses", one: "course", nameField: "title" };

export async function clientLoader() {
  const [courses, universities] = await Promise.all([listAll<Course>("courses"), listAll<University>("universities")]);
  return { courses, universities };
}

export function clientAction({ request }: Route.ClientActionArgs) {
  return request.method === "DELETE" ? deleteRecord(request, kind) : saveRecord(request, kind);
}

export default function CoursesScreen({ loaderData: { courses, universities } }: Route.ComponentProps) {
  const shape = useMemo(() => courseList(courses), [courses]);
  return (
    <ListScreen
      title="Courses"
      shape={shape}
      rows={courses}
      note={courses.some(({ is_sample }) => is_sample === 1) && <SampleNote />}
      empty={
        <>
          <p>There is no course yet. Visitors see an empty list.</p>
          <Link className="btn" to="?new=">
            Create the first course
          </Link>
        </>
      }
    >
      <CourseDialog courses={courses} universities={universities} />
    </ListScreen>
  );
}

export function ErrorBoundary() {
  return <ScreenFailure intro="The courses could not be read." />;
}
