import { useId } from "react";
import type { LoanTerm } from "./loan-view.ts";

interface LoanTermFieldProps {
  term: LoanTerm;
  label: string;
  value: string;
  error?: string;
  /** The default. */
  placeholder?: string;
}

/** A term of a loan, with the message of a refusal. */
export function LoanTermField({ term, label, value, error, placeholder }: LoanTermFieldProps) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        className="input num"
        name={term}
        defaultValue={value}
        placeholder={placeholder}
        inputMode={term === "months" ? "numeric" : "decimal"}
        maxLength={20}
        autoComplete="off"
        aria-describedby={`${id}error`}
        aria-invalid={error ? true : undefined}
      />
      <p className="error" id={`${id}error`} data-part={`error-${term}`}>
        {error}
      </p>
    </div>
  );
}
