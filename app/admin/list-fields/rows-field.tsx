import { type ComponentType, type ReactNode, useId, useRef } from "react";
import type { FieldErrors } from "#app/admin/draft/form-entries.ts";
import { Icon } from "#app/ui/icon.tsx";
import { isRefusedAt, rowRefusal } from "./refused-row.ts";
import { RowActs } from "./rows-field-acts.tsx";
import { type RowWords, useRows } from "./use-rows.ts";

/** A column of the small table; with `options` a select, otherwise an input. */
export interface RowColumn {
  name: string;
  label: string;
  type?: "text" | "date" | "url" | "checkbox";
  inputMode?: "numeric" | "decimal";
  placeholder?: string;
  options?: Record<string, string>;
  /** The label of an empty choice. */
  none?: string;
  /** A component below the field that can fill it. */
  Filler?: ComponentType<{ of: string; fill: (words: string) => void }>;
  /** Formats a stored value for its field. */
  write?(value: unknown): string;
}

interface RowsFieldProps {
  label: string;
  name: string;
  /** The name of an entry for its controls, e.g. `fee`; absent for exactly one entry, which is sent as an object. */
  one?: string;
  columns: RowColumn[];
  kept: RowWords[];
  /** The order matters: rows can be moved. */
  isOrdered?: boolean;
  hint?: string;
  /** Those of the whole form. */
  errors: FieldErrors;
}

/** A small table within a record: a group of fields per row, added and removed by keyboard. Sent as JSON. */
export function RowsField({ label, name, one, columns, kept, isOrdered, hint, errors }: RowsFieldProps) {
  const box = useRef<HTMLFieldSetElement>(null);
  const { rows, add, remove, move } = useRows({ box, name, kept, isOne: one === undefined });
  const id = useId();
  const refused = rowRefusal(errors, name);
  // Shown at the field or below its row, if it exists: the end of a long list may be out of sight.
  const isRowThere = refused !== null && (refused.row ?? 1) <= rows.length;
  const isAtField = isRowThere && refused.column !== null;
  const rowAbove = isRowThere && !isAtField ? refused.row : null;
  const refusal = (
    <p className="error" id={`${id}error`}>
      {refused?.sentence}
    </p>
  );
  return (
    <fieldset
      ref={box}
      className="control-group rows-field"
      data-part={name}
      tabIndex={-1}
      aria-describedby={`${id}error ${id}hint`}
    >
      <legend>{label}</legend>
      <ol>
        {rows.map((row, index) => (
          <li key={row.key}>
            {columns.map((column) => (
              <RowControl
                key={column.name}
                {...{ column, name }}
                value={row.words[column.name]}
                of={one && `${one} ${index + 1}`}
                row={index + 1}
                isRefused={refused !== null && isRefusedAt(refused, index + 1, column.name)}
                refusal={isAtField && isRefusedAt(refused, index + 1, column.name) && refusal}
                refusalId={`${id}error`}
              />
            ))}
            {rowAbove === index + 1 && refusal}
            {one && (
              <RowActs
                name={`${one} ${index + 1}`}
                move={isOrdered ? (by) => move(index, by) : undefined}
                isFirst={index === 0}
                isLast={index === rows.length - 1}
                remove={() => remove(row.key)}
              />
            )}
          </li>
        ))}
      </ol>
      {one && (
        <button type="button" className="btn btn-quiet" data-add onClick={add}>
          <Icon name="plus" />
          Add {one}
        </button>
      )}
      {hint && (
        <p className="hint" id={`${id}hint`}>
          {hint}
        </p>
      )}
      {!isAtField && rowAbove === null && refusal}
    </fieldset>
  );
}

interface RowControlProps {
  column: RowColumn;
  name: string;
  value: unknown;
  of: string | undefined;
  row: number;
  isRefused: boolean;
  /** The message, if it concerns this field. */
  refusal: ReactNode;
  refusalId: string;
}

/** All controls have the field's name and their row, by which the form finds the first refused one. */
function RowControl({ column, name, value, of, row, isRefused, refusal, refusalId }: RowControlProps) {
  const { label, options, none, type = "text", inputMode, placeholder, Filler, write = wordsOf } = column;
  const input = useRef<HTMLInputElement>(null);
  const shared = {
    name,
    "data-column": column.name,
    "data-row": row,
    "aria-invalid": isRefused || undefined,
    "aria-describedby": isRefused ? refusalId : undefined,
  };
  const said = of ? <span className="visually-hidden"> of {of}</span> : null;
  if (type === "checkbox")
    return (
      <label className="rows-check">
        <input {...shared} type="checkbox" defaultChecked={value === 1} />
        <span>
          {label}
          {said}
        </span>
      </label>
    );
  const field = (
    <label>
      <span>
        {label}
        {said}
      </span>
      {options ? (
        <select {...shared} className="select" defaultValue={wordsOf(value)}>
          {none !== undefined && <option value="">{none}</option>}
          {Object.entries(options).map(([option, words]) => (
            <option key={option} value={option}>
              {words}
            </option>
          ))}
        </select>
      ) : (
        <input
          ref={input}
          {...shared}
          className="input"
          autoComplete="off"
          defaultValue={write(value)}
          {...{ type, inputMode, placeholder }}
        />
      )}
    </label>
  );
  return (
    <div className={Filler && "rows-filled"}>
      {field}
      {refusal}
      {Filler && <Filler of={of ?? label} fill={(words) => fillIn(input.current!, words)} />}
    </div>
  );
}

/** Like typing: the form notices the change and keeps a draft. */
function fillIn(input: HTMLInputElement, words: string) {
  input.value = words;
  input.dispatchEvent(new Event("input", { bubbles: true }));
}

const wordsOf = (value: unknown) => (typeof value === "string" || typeof value === "number" ? `${value}` : "");
