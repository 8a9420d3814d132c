import { ContentDialog } from "#app/admin/record/content-dialog.tsx";
import { type StatItem, statItemInput } from "#app/domain/stat-item/stat-item-schema.ts";
import { StatItemFields } from "./stat-item-fields.tsx";

const rules = { schema: statItemInput, requiredFields: ["number", "text"] };

interface StatItemDialogProps {
  statItems: StatItem[];
}

export default function StatItemDialog({ statItems }: StatItemDialogProps) {
  return (
    <ContentDialog one="statistic" rows={statItems} rules={rules}>
      {(statItem, errors) => <StatItemFields statItem={statItem} errors={errors} />}
    </ContentDialog>
  );
}
