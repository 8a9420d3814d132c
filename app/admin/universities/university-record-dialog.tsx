import { ContentDialog } from "#app/admin/form/content-dialog.tsx";
import { type University, universityInput } from "#app/domain/university/university-schema.ts";
import { UniversityFields } from "./university-fields.tsx";

const rules = { schema: universityInput, requiredFields: ["name", "location", "description", "website_url"] };

interface UniversityRecordDialogProps {
  rows: University[];
}

export default function UniversityRecordDialog({ rows }: UniversityRecordDialogProps) {
  return (
    <ContentDialog file="universities" one="university" rows={rows} rules={rules}>
      {(university, errors) => <UniversityFields university={university} errors={errors} />}
    </ContentDialog>
  );
}
