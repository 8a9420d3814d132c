import { useEffect, useId, useRef, useState } from "react";
import { type Asked, BodyField } from "#app/admin/blogs/body/body-field.tsx";
import { bodyOf } from "#app/admin/blogs/body/body-of.ts";
import { useBodyEditor } from "#app/admin/blogs/body/use-body-editor.ts";
import { watchRestoring } from "#app/admin/draft/draft.ts";

interface RichFieldProps {
  label: string;
  name: string;
  html: string;
  hint?: string;
  error?: string;
  /** Called when somebody edits it. */
  onChange?: () => void;
}

/** A long text of a page, edited like an article. Unchanged, it is sent as stored. */
export default function RichField({ label, name, html, hint, error, onChange }: RichFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  // A hidden field's value is also its default: left alone, it would be reset to that.
  const [written, setWritten] = useState(html);
  const [asked, setAsked] = useState<Asked>();
  const id = useId();
  const editor = useBodyEditor(html, {
    onChange: () => {
      const body = bodyOf(editor);
      setWritten(body);
      onChange?.();
      // Notifies the form at once, as any field does.
      input.current!.value = body;
      input.current!.dispatchEvent(new Event("input", { bubbles: true }));
    },
    onPictureFile: setAsked,
    onLink: () => setAsked("link"),
  });
  useEffect(
    () =>
      watchRestoring(input.current!.form!, ({ [name]: draft }) => {
        if (draft !== undefined) editor.commands.setContent(draft, { emitUpdate: true });
      }),
    [editor, name],
  );
  return (
    <div className="field rich-field" role="group" aria-labelledby={`${id}label`}>
      <span className="label" id={`${id}label`}>
        {label}
      </span>
      <input ref={input} type="hidden" name={name} value={written} readOnly />
      <BodyField editor={editor} asked={asked} onAsk={setAsked} {...(error && { error })} />
      {hint && <p className="hint">{hint}</p>}
    </div>
  );
}
