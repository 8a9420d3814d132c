import { groupDigits } from "#app/lib/money/grouped-number.ts";
import { type Prospect, reasonsOf } from "./import-prospect.ts";
import { rowsIn } from "#app/admin/lead-imports/import-words.ts";
import type { FileTable } from "#app/admin/lead-imports/file/read-table.ts";
import { saveRefused } from "#app/admin/lead-imports/file/refused-file.ts";

const MOST_REASONS = 5;

/** The expected result, before anything is stored. */
export function ProspectList({ table, prospect }: { table: FileTable; prospect: Prospect }) {
  const { created, joined, unchanged, doubles, refused } = prospect;
  const reasons = reasonsOf(refused);
  return (
    <section className="import-prospect" aria-labelledby="import-prospect">
      <h3 id="import-prospect">What would happen</h3>
      <ul>
        <Line count={created}>{created === 1 ? "person is new" : "people are new"}</Line>
        <Line count={joined}>
          {joined === 1 ? "known person gets what the lead lacks" : "known people get what their lead lacks"}
        </Line>
        <Line count={unchanged}>
          {unchanged === 1 ? "known person stays as before" : "known people stay as before"}
        </Line>
        <Line count={doubles}>
          {doubles === 1 ? "row tells of somebody further up" : "rows tell of somebody further up"}
        </Line>
        <Line count={refused.size}>{refused.size === 1 ? "row is refused" : "rows are refused"}</Line>
      </ul>
      {reasons.length > 0 && (
        <>
          <h4>Why refused</h4>
          <ul>
            {reasons.slice(0, MOST_REASONS).map(({ sentence, count, line }) => (
              <li key={sentence}>
                {sentence}
                <span className="sub num">
                  : {rowsIn(count)}, {count === 1 ? "line" : "first in line"} {groupDigits(line)}
                </span>
              </li>
            ))}
            {reasons.length > MOST_REASONS && (
              <li className="sub num">And {groupDigits(reasons.length - MOST_REASONS)} reasons more</li>
            )}
          </ul>
          <button type="button" className="btn btn-quiet" onClick={() => saveRefused(table, refused)}>
            Save what would be refused: {rowsIn(refused.size)}
          </button>
        </>
      )}
    </section>
  );
}

/** Zero has no line. */
function Line({ count, children }: { count: number; children: string }) {
  if (count === 0) return null;
  return (
    <li>
      <b className="num">{groupDigits(count)}</b> {children}
    </li>
  );
}

/** The progress of the check. */
export function ProspectProgress({ table, done }: { table: FileTable; done: number }) {
  const total = table.rows.length;
  return (
    <div className="import-progress">
      <progress max={total} value={done} aria-label="Rows looked at" />
      <p className="num">
        {groupDigits(done)} of {rowsIn(total)} looked at. Nothing is stored yet.
      </p>
    </div>
  );
}
