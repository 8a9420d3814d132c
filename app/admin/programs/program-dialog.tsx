import { ContentDialog } from "#app/admin/record/content-dialog.tsx";
import { type Program, programInput } from "#app/domain/program/program-schema.ts";
import type { University } from "#app/domain/university/university-schema.ts";
import { ProgramFields } from "./program-fields.tsx";

const rules = { schema: programInput, requiredFields: ["title", "duration"] };

interface ProgramDialogProps {
  programs: Program[];
  universities: University[];
}

export default function ProgramDialog({ programs, universities }: ProgramDialogProps) {
  return (
    <ContentDialog one="programme" rows={programs} rules={rules}>
      {(program, errors) => <ProgramFields program={program} universities={universities} errors={errors} />}
    </ContentDialog>
  );
}
