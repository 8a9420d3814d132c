import { groupDigits } from "#app/lib/money/grouped-number.ts";
import { Banner } from "#app/ui/banner.tsx";
import type { FileTable } from "./file/read-table.ts";
import { saveRefused } from "./file/refused-file.ts";
import { rowsIn } from "./import-words.ts";
import type { ImportRun } from "./use-import-run.ts";

/** The progress of an import, and its results so far. */
export function ImportProgress({ table, run }: { table: FileTable; run: ImportRun }) {
  const { done, counts, refused, failure, isRunning } = run;
  const total = table.rows.length;
  const outcome = [
    `${groupDigits(counts.created)} new`,
    `${groupDigits(counts.joined)} joined to known people`,
    `${groupDigits(counts.unchanged)} known already`,
    `${groupDigits(counts.refused)} refused`,
  ].join(", ");
  return (
    <div className="import-progress">
      <progress max={total} value={done} aria-label="Rows imported" />
      <p className="num">
        {groupDigits(done)} of {rowsIn(total)}: {outcome}
      </p>
      {isRunning && <p className="sub">Keep this page open. Visitors and colleagues notice nothing of it.</p>}
      {failure && (
        <Banner tone="bad">{`It stopped. ${failure} What is done is kept, and it can go on from here.`}</Banner>
      )}
      {!isRunning && !failure && <Banner tone="good">The import is done.</Banner>}
      {!isRunning && refused.size > 0 && (
        <button type="button" className="btn btn-quiet" onClick={() => saveRefused(table, refused)}>
          Save what was refused: {rowsIn(refused.size)}
        </button>
      )}
    </div>
  );
}
