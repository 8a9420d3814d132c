import { useMemo } from "react";
import { Link } from "react-router";
import { listAll } from "#app/admin/api-client.ts";
import { isNewData } from "#app/admin/list/list-address.ts";
import { ListScreen } from "#app/admin/list/list-screen.tsx";
import { ContentDialog } from "#app/admin/record/content-dialog.tsx";
import { deleteRecord, saveRecord } from "#app/admin/record/record-actions.ts";
import { SampleNote } from "#app/admin/list/sample-note.tsx";
import { ScreenFailure } from "#app/admin/frame/screen-failure.tsx";
import { type Course, courseInput } from "#app/domain/course/course-schema.ts";
import type { University } from "#app/domain/university/university-schema.ts";
import type { Route } from "./+types/courses-screen";
import { CourseFields } from "./course-fields.tsx";
import { courseList } from "./course-list.tsx";

export const meta: Route.MetaFunction = () => [{ title: "Courses | Admin Panel" }];

export const shouldRevalidate = isNewData;

const rules = { schema: courseInput, requiredFields: ["title", "description", "university_id"] };
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
      <ContentDialog one={shape.one} rows={courses} rules={rules}>
        {(course, errors) => <CourseFields course={course} universities={universities} errors={errors} />}
      </ContentDialog>
    </ListScreen>
  );
}

export function ErrorBoundary() {
  return <ScreenFailure intro="The courses could not be read." />;
}
