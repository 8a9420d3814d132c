import { type ComponentType, type ReactNode, useId, useRef } from "react";
import type { FieldErrors } from "#app/admin/draft/form-entries.ts";
import { Icon } from "#app/ui/icon.tsx";
import { isRefusedAt, rowRefusal } from "./refused-row.ts";
import { RowActs } from "./rows-field-acts.tsx";
import { type RowWords, useRows } from "./use-rows.ts";

/** One column of the small table; what is chosen from has options, everything else is typed. */
export interface RowColumn {
  name: string;
  label: string;
  type?: "text" | "date" | "url" | "checkbox";
  inputMode?: "numeric" | "decimal";
  placeholder?: string;
  options?: Record<string, string>;
  /** Not choosing is one of the answers. */
  none?: string;
  /** What else fills the field in: it stands below and hands over the words. */
  Filler?: ComponentType<{ of: string; fill: (words: string) => void }>;
  /** How a stored value stands in its field. */
  write?(value: unknown): string;
}

interface RowsFieldProps {
  label: string;
  name: string;
  /** One entry, as its controls name it, e.g. `fee`; absent where there is exactly one, which travels as an object. */
  one?: string;
  columns: RowColumn[];
  kept: RowWords[];
  /** Their order says something: each may be moved. */
  isOrdered?: boolean;
  hint?: string;
  /** Of the whole form. */
  errors: FieldErrors;
}

/** A small table within a record: a box of fields for each row, added and removed by keyboard. It travels as JSON. */
export function RowsField({ label, name, one, columns, kept, isOrdered, hint, errors }: RowsFieldProps) {
  const box = useRef<HTMLFieldSetElement>(null);
  const { rows, add, remove, move } = useRows({ box, name, kept, isOne: one === undefined });
  const id = useId();
  const refused = rowRefusal(errors, name);
  // At the field or below the row that it names, where there is one: the end of a long list is out of sight.
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
  /** The sentence, where it is this field's own. */
  refusal: ReactNode;
  refusalId: string;
}

/**
 * All controls carry the name of the whole, and their row: by both the form finds the first of those that were refused.
 */
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

/** As if it had been typed: the form notes the change and keeps its draft. */
function fillIn(input: HTMLInputElement, words: string) {
  input.value = words;
  input.dispatchEvent(new Event("input", { bubbles: true }));
}

const wordsOf = (value: unknown) => (typeof value === "string" || typeof value === "number" ? `${value}` : "");
