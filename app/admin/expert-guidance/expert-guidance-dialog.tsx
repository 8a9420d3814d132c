import { ContentDialog } from "#app/admin/form/content-dialog.tsx";
import { type ExpertGuidance, expertGuidanceInput } from "#app/domain/expert-guidance/expert-guidance-schema.ts";
import { ExpertGuidanceFields } from "./expert-guidance-fields.tsx";

const rules = { schema: expertGuidanceInput, requiredFields: ["name", "title"] };

interface ExpertGuidanceDialogProps {
  rows: ExpertGuidance[];
}

export default function ExpertGuidanceDialog({ rows }: ExpertGuidanceDialogProps) {
  return (
    <ContentDialog file="expert-guidance" one="expert" rows={rows} rules={rules}>
      {(expert, errors) => <ExpertGuidanceFields expert={expert} errors={errors} />}
    </ContentDialog>
  );
}
