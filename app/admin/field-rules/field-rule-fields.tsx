import { fieldOf } from "#app/admin/fields/field-of.ts";
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
      <TextField label="Name" {...fieldOf(rule, "name", errors)} required />
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
        {...fieldOf(rule, "source", errors)}
        required
        hint="Who says so, in which notice, of which day"
      />
      <TextField
        label="Link of the source"
        {...fieldOf(rule, "source_url", errors)}
        type="url"
        required
        placeholder="https://"
      />
      <div className="form-row">
        <TextField label="Applies from" {...fieldOf(rule, "applies_from", errors)} type="date" required />
        <TextField
          label="Applies until"
          {...fieldOf(rule, "applies_until", errors)}
          type="date"
          hint="Leave empty if it holds until a newer rule"
        />
      </div>
      <TextField label="Checked on" {...fieldOf(rule, "checked_on", errors)} type="date" required />
    </>
  );
}
