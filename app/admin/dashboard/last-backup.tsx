import type { BackupStanding } from "#app/domain/backup/backup-schema.ts";
import { formatMoment } from "#app/admin/india-time.ts";
import { groupDigits } from "#app/lib/money/grouped-number.ts";

/** When a proven backup was last made; red after 48 hours. */
export function LastBackup({ last_proven_at, is_overdue, nights }: BackupStanding) {
  const proven = nights.find(({ problem }) => problem === null);
  const problem = nights[0]?.problem;
  return (
    <section className="pane" aria-labelledby="last-backup">
      <div className="pane-head">
        <h2 id="last-backup">Backup</h2>
      </div>
      <div className={is_overdue ? "backup backup-overdue" : "backup"}>
        <p>
          <b>{headline(last_proven_at, is_overdue === 1)}</b>
        </p>
        {proven && (
          <p>
            {groupDigits(proven.records)} records and {groupDigits(proven.pictures)} pictures, proved by a restore
          </p>
        )}
        {problem && <p>The last try failed: {problem}</p>}
      </div>
    </section>
  );
}

function headline(provenAt: string | null, isOverdue: boolean): string {
  if (!isOverdue) return provenAt ? `Made ${formatMoment(provenAt)}` : "The first one is made tonight";
  return provenAt ? `None since ${formatMoment(provenAt)}` : "There is none yet";
}
