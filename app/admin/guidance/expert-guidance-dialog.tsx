import { ContentDialog } from "#app/admin/record/content-dialog.tsx";
import { type ExpertGuidance, expertGuidanceInput } from "#app/domain/expert-guidance/expert-guidance-schema.ts";
import { ExpertGuidanceFields } from "./expert-guidance-fields.tsx";

const rules = { schema: expertGuidanceInput, requiredFields: ["name", "title"] };

interface ExpertGuidanceDialogProps {
  experts: ExpertGuidance[];
}

export default function ExpertGuidanceDialog({ experts }: ExpertGuidanceDialogProps) {
  return (
    <ContentDialog one="expert" rows={experts} rules={rules}>
      {(expert, errors) => <ExpertGuidanceFields expert={expert} errors={errors} />}
    </ContentDialog>
  );
}
