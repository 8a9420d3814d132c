import { type ComponentProps, type ReactNode, useId } from "react";

interface FieldWords {
  label: string;
  hint?: string;
  /** The error message of the field. */
  error?: string;
}

type Named<Props> = Omit<Props, "id" | "name" | "className"> & FieldWords & { name: string };

/** A labelled one-line input; `type`, `required`, `autoComplete`, `defaultValue` etc. are passed on. */
export function TextField({ label, hint, error, ...control }: Named<ComponentProps<"input">>) {
  const links = useFieldLinks({ hint, error });
  return (
    <FieldFrame {...{ label, hint, error, links }}>
      <input type="text" {...control} {...links.control} className="input" />
    </FieldFrame>
  );
}

export function TextAreaField({ label, hint, error, ...control }: Named<ComponentProps<"textarea">>) {
  const links = useFieldLinks({ hint, error });
  return (
    <FieldFrame {...{ label, hint, error, links }}>
      <textarea {...control} {...links.control} className="textarea" />
    </FieldFrame>
  );
}

/** A labelled select; its children are the options. */
export function SelectField({ label, hint, error, children, ...control }: Named<ComponentProps<"select">>) {
  const links = useFieldLinks({ hint, error });
  return (
    <FieldFrame {...{ label, hint, error, links }}>
      <select {...control} {...links.control} className="select">
        {children}
      </select>
    </FieldFrame>
  );
}

type FieldLinks = ReturnType<typeof useFieldLinks>;

function useFieldLinks({ hint, error }: Pick<FieldWords, "hint" | "error">) {
  const id = useId();
  const errorId = `${id}error`;
  const hintId = `${id}hint`;
  return {
    errorId,
    hintId,
    control: {
      id,
      "aria-invalid": error ? true : undefined,
      "aria-describedby": hint ? `${errorId} ${hintId}` : errorId,
    },
  };
}

function FieldFrame({ label, hint, error, links, children }: FieldWords & { links: FieldLinks; children: ReactNode }) {
  return (
    <div className="field">
      <label htmlFor={links.control.id}>{label}</label>
      {children}
      {hint && (
        <p className="hint" id={links.hintId}>
          {hint}
        </p>
      )}
      <p className="error" id={links.errorId}>
        {error}
      </p>
    </div>
  );
}
