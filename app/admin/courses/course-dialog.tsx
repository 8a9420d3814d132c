import { ContentDialog } from "#app/admin/record/content-dialog.tsx";
import { type Course, courseInput } from "#app/domain/course/course-schema.ts";
import type { University } from "#app/domain/university/university-schema.ts";
import { CourseFields } from "./course-fields.tsx";

const rules = { schema: courseInput, requiredFields: ["title", "description", "university_id"] };

interface CourseDialogProps {
  courses: Course[];
  universities: University[];
}

export default function CourseDialog({ courses, universities }: CourseDialogProps) {
  return (
    <ContentDialog one="course" rows={courses} rules={rules}>
      {(course, errors) => <CourseFields course={course} universities={universities} errors={errors} />}
    </ContentDialog>
  );
}
