import { Link } from "react-router";
import { MissingRecord } from "#app/admin/dialog/missing-record.tsx";
import { RecordDialog } from "#app/admin/form/record-dialog.tsx";
import { useListAddress } from "#app/admin/list/list-address.ts";
import { useOpenRecord } from "#app/admin/record/open-record.ts";
import { type Course, courseInput } from "#app/domain/course/course-schema.ts";
import type { University } from "#app/domain/university/university-schema.ts";
import { CourseFields } from "./course-fields.tsx";

interface CourseDialogProps {
  courses: Course[];
  universities: University[];
}

const rules = { schema: courseInput, requiredFields: ["title", "description", "university_id"] };

/** For a new course, and for changing one. */
export function CourseDialog({ courses, universities }: CourseDialogProps) {
  const { is, record: course, close } = useOpenRecord(courses);
  const address = useListAddress();
  if (is === "closed") return null;
  if (is === "missing") return <MissingRecord one="course" onClose={close} />;
  return (
    <RecordDialog
      key={course?.id ?? "new"}
      title={course ? "Edit course" : "New course"}
      method={course ? "put" : "post"}
      rules={rules}
      submitLabel={course ? "Save changes" : "Create course"}
      asideAct={
        course && (
          <Link className="btn btn-plain" to={address.with({ delete: `${course.id}` })} preventScrollReset>
            Delete course
          </Link>
        )
      }
      onClose={close}
    >
      {(errors) => <CourseFields course={course} universities={universities} errors={errors} />}
    </RecordDialog>
  );
}
