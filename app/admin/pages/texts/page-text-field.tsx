import { useState } from "react";
import type { FieldErrors } from "#app/admin/draft/form-entries.ts";
import { ListField } from "#app/admin/list-fields/list-field.tsx";
import { RowsField } from "#app/admin/list-fields/rows-field.tsx";
import type { TextValue } from "#app/domain/page-text/read-page-texts.ts";
import type { PageText, PictureText, TextRows } from "#app/domain/page-text/text-kinds.ts";
import { RichField } from "#app/admin/pages/fetched-rich-field.tsx";
import { PagePictureField } from "./page-picture-field.tsx";
import { TextAreaField, TextField } from "#app/ui/field.tsx";

interface PageTextFieldProps {
  name: string;
  text: PageText;
  value: TextValue;
  /** Those of the whole form. */
  errors: FieldErrors;
}

/** A text of a page, with a button to restore the original. */
export function PageTextField({ name, text, value, errors }: PageTextFieldProps) {
  const seed = text.seed as TextValue;
  const [isOwn, setOwn] = useState(() => JSON.stringify(value) !== JSON.stringify(seed));
  // A new `turn` is a new field with another initial value.
  const [shown, setShown] = useState({ value, turn: 0 });
  const begun = beganAs(text);

  function goBack() {
    setShown(({ turn }) => ({ value: seed, turn: turn + 1 }));
    setOwn(false);
  }
  if (text.kind === "picture") {
    const { label, hint } = text;
    return <PagePictureField {...{ name, label, hint, error: errors[name] }} stored={value as string} />;
  }
  return (
    <div className="page-text">
      {/* Adding or removing entries is a change, too. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- it only hears what its controls do */}
      <div onInput={() => setOwn(true)} onClick={(event) => isButton(event.target) && setOwn(true)}>
        <TextControl key={shown.turn} {...{ name, text, errors }} value={shown.value} onChange={() => setOwn(true)} />
      </div>
      {isOwn ? (
        <p className="page-text-back">
          <button type="button" onClick={goBack}>
            Back to the original<span className="visually-hidden"> of {text.label}</span>
          </button>
          {begun && <span>“{begun}”</span>}
        </p>
      ) : (
        shown.turn > 0 && (
          <p className="page-text-back" role="status">
            The original words. They count once you save.
          </p>
        )
      )}
    </div>
  );
}

const isButton = (target: EventTarget) => (target as Element).closest("button") !== null;

const beganAs = ({ kind, seed }: PageText): string | null => (kind === "line" || kind === "paragraph" ? seed : null);

interface TextControlProps extends PageTextFieldProps {
  text: Exclude<PageText, PictureText>;
  onChange: () => void;
}

function TextControl({ name, text, value, errors, onChange }: TextControlProps) {
  const { kind, label, hint } = text;
  const error = errors[name];
  const named = { name, label, ...(hint && { hint }) };
  const words = { ...named, ...(error && { error }) };
  if (kind === "lines") return <ListField {...words} one={text.one} kept={value as string[]} />;
  if (kind === "rows") {
    const kept = value as Record<string, string>[];
    return <RowsField {...named} errors={errors} one={text.one} columns={columnsOf(text)} kept={kept} isOrdered />;
  }
  if (kind === "rich") {
    return <RichField {...words} html={value as string} onChange={onChange} />;
  }
  const shared = { ...words, defaultValue: value as string, required: !text.isOptional };
  if (kind === "line") return <TextField {...shared} autoComplete="off" />;
  return <TextAreaField {...shared} rows={Math.min(12, Math.ceil((value as string).length / 80) + 1)} />;
}

const columnsOf = ({ columns }: TextRows) =>
  Object.entries(columns).map(([name, { label, isLink }]) => ({
    name,
    label,
    ...(isLink && { placeholder: "/courses" }),
  }));
