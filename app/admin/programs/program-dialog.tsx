import { ContentDialog } from "#app/admin/form/content-dialog.tsx";
import { type Program, programInput } from "#app/domain/program/program-schema.ts";
import type { UniversityName } from "#app/domain/university/university-schema.ts";
import { ProgramFields } from "./program-fields.tsx";

const rules = { schema: programInput, requiredFields: ["title", "duration"] };

interface ProgramDialogProps {
  rows: Program[];
  universities: UniversityName[];
  areAll: boolean;
}

export default function ProgramDialog({ rows, ...choice }: ProgramDialogProps) {
  return (
    <ContentDialog file="programs" one="programme" rows={rows} rules={rules}>
      {(program, errors) => <ProgramFields program={program} {...choice} errors={errors} />}
    </ContentDialog>
  );
}
