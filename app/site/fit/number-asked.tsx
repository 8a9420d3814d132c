import type { InputHTMLAttributes } from "react";

type Asked = InputHTMLAttributes<HTMLInputElement>;
type NumberAskedProps = Required<Pick<Asked, "id" | "name" | "inputMode" | "maxLength">> &
  Pick<Asked, "defaultValue"> & { label: string };

export const NumberAsked = ({ label, ...asked }: NumberAskedProps) => (
  <div className="field">
    <label htmlFor={asked.id}>{label}</label>
    <input {...asked} className="input num" autoComplete="off" />
  </div>
);
