import { ContentDialog } from "#app/admin/record/content-dialog.tsx";
import { type University, universityInput } from "#app/domain/university/university-schema.ts";
import { UniversityFields } from "./university-fields.tsx";

const rules = { schema: universityInput, requiredFields: ["name", "location", "description", "website_url"] };

interface UniversityRecordDialogProps {
  universities: University[];
}

export default function UniversityRecordDialog({ universities }: UniversityRecordDialogProps) {
  return (
    <ContentDialog one="university" rows={universities} rules={rules}>
      {(university, errors) => <UniversityFields university={university} errors={errors} />}
    </ContentDialog>
  );
}
