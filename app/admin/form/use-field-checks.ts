import { type FocusEvent, type RefObject, type SubmitEvent, useEffect, useRef, useState } from "react";
import type { z } from "zod";
import type { Version } from "#app/admin/conflict/changed-fields.ts";
import { type FieldErrors, refusedFields, textOf } from "#app/admin/draft/form-entries.ts";
import { isOfField, isRefusedAt, rowRefusal } from "#app/admin/list-fields/refused-row.ts";
import { useAfterPress } from "./use-after-press.ts";

/** Why a save failed; answered by a screen's action. */
export interface SaveRefusal {
  failure: string;
  errors: FieldErrors;
  /** What somebody else saved since the form was opened. */
  newer?: Version;
}

export interface FieldRules {
  schema: z.ZodType;
  /** If one is missing, the form shows the specification's sentence above its fields (D31). */
  requiredFields: readonly string[];
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
type FormRef = RefObject<HTMLFormElement | null>;

const MISSING = "Please fill in all required fields";
const REFUSED = "Please check the marked fields";

/**
 * Validates a field once it was changed and left, and all fields once the form was sent. The server's refusal stays
 * until something is typed.
 */
export function useFieldChecks(
  { schema, requiredFields }: FieldRules,
  form: FormRef,
  refusal: SaveRefusal | undefined,
) {
  const [checked, setChecked] = useState<{ after?: SaveRefusal; errors: FieldErrors; sentence?: string }>();
  const left = useRef(new Set<string>());
  const wasSent = useRef(false);
  useEffect(() => {
    if (refusal) focusFirst(form.current!, refusal.errors);
  }, [form, refusal]);

  function show(all: FieldErrors) {
    const isLeft = (key: string) => [...left.current].some((name) => isOfField(key, name));
    const shown = Object.entries(all).filter(([key]) => wasSent.current || isLeft(key));
    const sentence = wasSent.current ? sentenceFor(all, form.current!, requiredFields) : undefined;
    setChecked({ after: refusal, errors: Object.fromEntries(shown), sentence });
  }

  const isCurrent = checked !== undefined && checked.after === refusal;
  const showLeft = useAfterPress(() => {
    // The click may have closed the form; the server's refusal stays until something is typed.
    if (form.current && (!refusal || isCurrent)) show(refusedFields(schema, form.current));
  });
  return {
    errors: (isCurrent ? checked.errors : refusal?.errors) ?? {},
    sentence: isCurrent ? checked.sentence : refusal?.failure,
    onInput() {
      if (wasSent.current || left.current.size > 0) show(refusedFields(schema, form.current!));
    },
    onBlur({ target }: FocusEvent<HTMLFormElement>) {
      const control = target as unknown as Control;
      if (!isChanged(control)) return;
      left.current.add(control.name);
      showLeft();
    },
    onSubmit(event: SubmitEvent<HTMLFormElement>) {
      const all = refusedFields(schema, form.current!);
      wasSent.current = true;
      show(all);
      if (Object.keys(all).length === 0) return;
      event.preventDefault();
      focusFirst(form.current!, all);
    },
  };
}

function sentenceFor(errors: FieldErrors, form: HTMLFormElement, requiredFields: readonly string[]) {
  const entries = new FormData(form);
  const isMissing = requiredFields.some((name) => errors[name] && textOf(entries, name).trim() === "");
  if (isMissing) return MISSING;
  return Object.keys(errors).length > 0 ? REFUSED : undefined;
}

function focusFirst(form: HTMLFormElement, errors: FieldErrors) {
  const controls = [...form.elements] as Control[];
  const isRefused = ({ name, dataset: { row, column } }: Control) => {
    if (row === undefined) return errors[name] !== undefined;
    const refusal = rowRefusal(errors, name);
    return refusal !== null && isRefusedAt(refusal, Number(row), column!);
  };
  controls.find(isRefused)?.focus();
}

function isChanged(control: Control): boolean {
  if (!control.name) return false;
  if (control instanceof HTMLSelectElement) return ![...control.options].some((o) => o.selected && o.defaultSelected);
  return control.value !== control.defaultValue;
}
