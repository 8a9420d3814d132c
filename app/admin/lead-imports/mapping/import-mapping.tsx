import { type ImportField, importFields, importFieldWords } from "#app/domain/lead-import/import-fields.ts";
import type { Mapping } from "./guess-fields.ts";
import type { FileTable } from "#app/admin/lead-imports/file/read-table.ts";

const SHOWN = 3;

interface ImportMappingProps {
  table: FileTable;
  mapping: Mapping;
  onChange: (mapping: Mapping) => void;
}

/** Each column with its first cells and its field. A field can be assigned only once. */
export function ImportMapping({ table: { headings, rows }, mapping, onChange }: ImportMappingProps) {
  const set = (place: number, field: ImportField | "") =>
    onChange(mapping.map((had, other) => (other === place ? field : field !== "" && had === field ? "" : had)));
  return (
    <ul className="import-columns">
      {headings.map((heading, place) => (
        // Two columns may have the same heading.
        <li key={place}>
          <label>
            <span>{heading}</span>
            <select
              className="select"
              value={mapping[place]}
              onChange={({ target }) => set(place, target.value as ImportField | "")}
            >
              <option value="">Left out</option>
              {importFields.map((field) => (
                <option key={field} value={field}>
                  {importFieldWords[field]}
                </option>
              ))}
            </select>
          </label>
          <p className="sub">
            {rows
              .slice(0, SHOWN)
              .map(({ cells }) => cells[place]?.trim() || "–")
              .join(" · ")}
          </p>
        </li>
      ))}
    </ul>
  );
}
