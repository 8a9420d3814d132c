import { SearchWordsFields } from "#app/admin/search-words/search-words-fields.tsx";
import { ContentDialog } from "#app/admin/form/content-dialog.tsx";
import { type Course, courseInput } from "#app/domain/course/course-schema.ts";
import type { UniversityName } from "#app/domain/university/university-schema.ts";
import { CourseFields } from "./course-fields.tsx";

const rules = { schema: courseInput, requiredFields: ["title", "description", "university_id"] };

interface CourseDialogProps {
  rows: Course[];
  universities: UniversityName[];
  areAll: boolean;
}

export default function CourseDialog({ rows, ...choice }: CourseDialogProps) {
  return (
    <ContentDialog file="courses" one="course" rows={rows} rules={rules}>
      {(course, errors) => (
        <>
          <CourseFields course={course} {...choice} errors={errors} />
          <SearchWordsFields record={course} path={`/courses/${course?.slug ?? ""}`} title="title" errors={errors} />
        </>
      )}
    </ContentDialog>
  );
}
