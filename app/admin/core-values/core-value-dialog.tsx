import { ContentDialog } from "#app/admin/form/content-dialog.tsx";
import { type CoreValue, coreValueInput } from "#app/domain/core-value/core-value-schema.ts";
import { CoreValueFields } from "./core-value-fields.tsx";

const rules = { schema: coreValueInput, requiredFields: ["name", "text"] };

interface CoreValueDialogProps {
  rows: CoreValue[];
}

export default function CoreValueDialog({ rows }: CoreValueDialogProps) {
  return (
    <ContentDialog file="core-values" one="value" rows={rows} rules={rules}>
      {(value, errors) => <CoreValueFields value={value} errors={errors} />}
    </ContentDialog>
  );
}
