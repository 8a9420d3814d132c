import { ContentDialog } from "#app/admin/form/content-dialog.tsx";
import { type Leader, leaderInput } from "#app/domain/leader/leader-schema.ts";
import { LeaderFields } from "./leader-fields.tsx";

const rules = { schema: leaderInput, requiredFields: ["name", "title"] };

interface LeaderDialogProps {
  rows: Leader[];
}

export default function LeaderDialog({ rows }: LeaderDialogProps) {
  return (
    <ContentDialog file="leaders" one="leader" rows={rows} rules={rules}>
      {(leader, errors) => <LeaderFields leader={leader} errors={errors} />}
    </ContentDialog>
  );
}
