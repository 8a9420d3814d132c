import { ContentDialog } from "#app/admin/form/content-dialog.tsx";
import { type StatItem, statItemInput } from "#app/domain/stat-item/stat-item-schema.ts";
import { StatItemFields } from "./stat-item-fields.tsx";

const rules = { schema: statItemInput, requiredFields: ["number", "text"] };

interface StatItemDialogProps {
  rows: StatItem[];
}

export default function StatItemDialog({ rows }: StatItemDialogProps) {
  return (
    <ContentDialog file="stat-items" one="statistic" rows={rows} rules={rules}>
      {(statItem, errors) => <StatItemFields statItem={statItem} errors={errors} />}
    </ContentDialog>
  );
}
