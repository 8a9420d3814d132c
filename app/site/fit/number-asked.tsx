import { type InputHTMLAttributes, useId } from "react";
import { type NumberKey, refusalOf } from "./fit-answers.ts";

type Asked = InputHTMLAttributes<HTMLInputElement>;
type NumberAskedProps = Required<Pick<Asked, "inputMode" | "maxLength">> & {
  name: NumberKey;
  label: string;
  /** As typed. */
  said?: string | undefined;
};

/** A number field, with the message for an invalid number. */
export function NumberAsked({ label, said, ...asked }: NumberAskedProps) {
  const id = useId();
  const refusal = refusalOf(asked.name, said);
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input
        {...asked}
        id={id}
        className="input num"
        defaultValue={said}
        autoComplete="off"
        aria-describedby={`${id}error`}
        aria-invalid={refusal ? true : undefined}
      />
      <p className="error" id={`${id}error`}>
        {refusal}
      </p>
    </div>
  );
}
