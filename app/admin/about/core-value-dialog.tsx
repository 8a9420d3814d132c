import { ContentDialog } from "#app/admin/record/content-dialog.tsx";
import { type CoreValue, coreValueInput } from "#app/domain/core-value/core-value-schema.ts";
import { CoreValueFields } from "./core-value-fields.tsx";

const rules = { schema: coreValueInput, requiredFields: ["name", "text"] };

interface CoreValueDialogProps {
  values: CoreValue[];
}

export default function CoreValueDialog({ values }: CoreValueDialogProps) {
  return (
    <ContentDialog one="value" rows={values} rules={rules}>
      {(value, errors) => <CoreValueFields value={value} errors={errors} />}
    </ContentDialog>
  );
}
