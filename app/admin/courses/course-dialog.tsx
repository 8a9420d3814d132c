import { SearchWordsFields } from "#app/admin/search-words/search-words-fields.tsx";
import { FormParts } from "#app/admin/form/form-parts.tsx";
import { ContentDialog } from "#app/admin/form/content-dialog.tsx";
import { type Course, courseInput } from "#app/domain/course/course-schema.ts";
import type { UniversityName } from "#app/domain/university/university-schema.ts";
import { CourseFields } from "./course-fields.tsx";

const rules = { schema: courseInput, requiredFields: ["title", "description", "university_id"] };

const parts = {
  title: "Basics",
  intakes: "Dates",
  fee_items: "Fees",
  eligibility: "Who may enter",
  approvals: "Approvals",
};

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
          <FormParts parts={parts} />
          <CourseFields course={course} {...choice} errors={errors} />
          <SearchWordsFields record={course} path={`/courses/${course?.slug ?? ""}`} title="title" errors={errors} />
        </>
      )}
    </ContentDialog>
  );
}
