import { Fragment } from "react";
import { useSaveAnswer } from "#app/admin/form/use-save-answer.ts";
import type { FieldErrors } from "#app/admin/draft/form-entries.ts";
import { StandingForm, useOpened } from "#app/admin/form/standing-form.tsx";
import type { Counsellor } from "#app/domain/lead/counsellor-schema.ts";
import { type EditedDeskRules, deskRulesInput } from "#app/domain/desk-rules/desk-rules-schema.ts";
import { DeskRulesFields } from "./desk-rules-fields.tsx";
import type { DeskRulesOutcome } from "./save-desk-rules.ts";
import { TakingFields } from "./taking-fields.tsx";

interface DeskRulesFormProps {
  stored: EditedDeskRules;
  counsellors: Counsellor[];
}

const checked = { schema: deskRulesInput, requiredFields: [] };

export function DeskRulesForm({ stored, counsellors }: DeskRulesFormProps) {
  const outcome = useSaveAnswer<DeskRulesOutcome>();
  const opened = useOpened(stored, outcome && "saved" in outcome ? outcome.saved : undefined);
  const fieldsOf = (rules: EditedDeskRules, errors: FieldErrors) => (
    // Tables of rows start anew from the saved values.
    <Fragment key={rules.updated_at}>
      <TakingFields rules={rules} counsellors={counsellors} errors={errors} />
      <DeskRulesFields rules={rules} errors={errors} />
    </Fragment>
  );
  return (
    <StandingForm
      list="desk-rules"
      rules={checked}
      opened={{ ...opened, id: 1 }}
      fieldsOf={fieldsOf}
      submitLabel="Save rules"
    />
  );
}
