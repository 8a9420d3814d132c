import { useState } from "react";
import type { FieldErrors } from "#app/admin/draft/form-entries.ts";
import type { FieldRule, RuleKind } from "#app/domain/field-rule/field-rule-schema.ts";
import { ruleKindWords } from "#app/domain/field-rule/field-rule-words.ts";
import { SelectField, TextField } from "#app/ui/field.tsx";
import { RuleContentFields } from "./rule-content-fields.tsx";

interface FieldRuleFieldsProps {
  rule: FieldRule | null;
  errors: FieldErrors;
}

export function FieldRuleFields({ rule, errors }: FieldRuleFieldsProps) {
  const [kind, setKind] = useState<RuleKind>(rule?.kind ?? "refund");
  return (
    <>
      {rule ? (
        <>
          <input type="hidden" name="kind" defaultValue={rule.kind} />
          <p className="sub">{ruleKindWords[rule.kind]}</p>
        </>
      ) : (
        <SelectField
          label="Kind"
          name="kind"
          value={kind}
          onChange={({ target }) => setKind(target.value as RuleKind)}
          error={errors["kind"]}
        >
          {Object.entries(ruleKindWords).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </SelectField>
      )}
      <TextField label="Name" name="name" required defaultValue={rule?.name} error={errors["name"]} />
      <RuleContentFields key={kind} kind={kind} rule={rule} errors={errors} />
      <SourceFields rule={rule} errors={errors} />
    </>
  );
}

function SourceFields({ rule, errors }: FieldRuleFieldsProps) {
  return (
    <>
      <TextField
        label="Source"
        name="source"
        required
        hint="Who says so, in which notice, of which day"
        defaultValue={rule?.source}
        error={errors["source"]}
      />
      <TextField
        label="Link of the source"
        name="source_url"
        type="url"
        required
        placeholder="https://"
        defaultValue={rule?.source_url}
        error={errors["source_url"]}
      />
      <div className="form-row">
        <TextField
          label="Applies from"
          name="applies_from"
          type="date"
          required
          defaultValue={rule?.applies_from}
          error={errors["applies_from"]}
        />
        <TextField
          label="Applies until"
          name="applies_until"
          type="date"
          hint="Empty is until a newer rule"
          defaultValue={rule?.applies_until ?? ""}
          error={errors["applies_until"]}
        />
      </div>
      <TextField
        label="Checked on"
        name="checked_on"
        type="date"
        required
        defaultValue={rule?.checked_on}
        error={errors["checked_on"]}
      />
    </>
  );
}
