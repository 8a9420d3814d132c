import { ContentDialog } from "#app/admin/form/content-dialog.tsx";
import { type FieldRule, fieldRuleInput } from "#app/domain/field-rule/field-rule-schema.ts";
import { FieldRuleFields } from "./field-rule-fields.tsx";

const rules = {
  schema: fieldRuleInput,
  requiredFields: ["name", "source", "source_url", "applies_from", "checked_on"],
};

export default function FieldRuleDialog({ rows }: { rows: FieldRule[] }) {
  return (
    <ContentDialog file="field-rules" one="rule" rows={rows} rules={rules}>
      {(rule, errors) => <FieldRuleFields rule={rule} errors={errors} />}
    </ContentDialog>
  );
}
