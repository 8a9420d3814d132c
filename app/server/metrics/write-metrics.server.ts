import type { monitorEventLoopDelay } from "node:perf_hooks";
import type { Database } from "#db/database.ts";
import { readBackupStanding } from "#app/domain/backup/backups.server.ts";
import { countUnsentMails } from "#app/domain/outbox/outbox-counts.server.ts";
import type { KeptAnswers } from "#app/lib/answers/kept-answers.server.ts";
import { logUnexpected } from "#app/lib/failures/log-unexpected.server.ts";
import type { RequestCounts } from "./request-counts.ts";

/** The connections of the pool; the embedded database has none. */
export type PoolState = () => { total: number; idle: number; waiting: number };

export interface Measured {
  db: Database;
  requests: RequestCounts;
  kept: Pick<KeptAnswers, "size">;
  delay: IntervalHistogram;
  pool?: PoolState | undefined;
}

type IntervalHistogram = ReturnType<typeof monitorEventLoopDelay>;
type Sample = [labels: string, value: number];

/** All metrics in Prometheus' text format; without the database only those of the process. */
export async function writeMetrics({ db, requests, kept, delay, pool }: Measured): Promise<string> {
  const answered = requests.all();
  const stored = await Promise.all([countUnsentMails(db), readBackupStanding(db)]).catch((error: unknown) => {
    logUnexpected(error);
    return null;
  });
  const { answers, bytes } = kept.size();
  const texts = [
    family(
      "disha_requests_total",
      "counter",
      answered.map(({ labels, requests }): Sample => [labels, requests]),
    ),
    family(
      "disha_request_seconds_total",
      "counter",
      answered.map(({ labels, seconds }): Sample => [labels, seconds]),
    ),
    family("disha_event_loop_delay_seconds", "gauge", delaysOf(delay)),
    family("disha_resident_bytes", "gauge", [["", process.memoryUsage.rss()]]),
    family("disha_kept_answers", "gauge", [["", answers]]),
    family("disha_kept_answer_bytes", "gauge", [["", bytes]]),
    family("disha_database_up", "gauge", [["", stored ? 1 : 0]]),
    ...(stored ? storedFamilies(...stored) : []),
    ...(pool ? [family("disha_pool_connections", "gauge", poolSamples(pool()))] : []),
  ];
  return texts.join("");
}

function storedFamilies(
  mails: Awaited<ReturnType<typeof countUnsentMails>>,
  backups: Awaited<ReturnType<typeof readBackupStanding>>,
): string[] {
  const provenAt = backups.last_proven_at === null ? 0 : Date.parse(backups.last_proven_at) / 1000;
  const samples = Object.entries(mails).map(([status, count]): Sample => [`status="${status}"`, count]);
  return [
    family("disha_outbox_mails", "gauge", samples),
    family("disha_backup_proven_timestamp_seconds", "gauge", [["", provenAt]]),
    family("disha_backup_overdue", "gauge", [["", backups.is_overdue]]),
  ];
}

function family(name: string, type: "counter" | "gauge", samples: Sample[]): string {
  const lines = samples.map(([labels, value]) => `${name}${labels && `{${labels}}`} ${value}\n`);
  return `# TYPE ${name} ${type}\n${lines.join("")}`;
}

/** Since the last reading. */
function delaysOf(delay: IntervalHistogram): Sample[] {
  const seconds = (percent: number) => delay.percentile(percent) / 1e9;
  const samples: Sample[] = [50, 99, 100].map((percent) => [`quantile="${percent / 100}"`, seconds(percent)]);
  delay.reset();
  return samples;
}

const poolSamples = (state: ReturnType<PoolState>): Sample[] =>
  Object.entries(state).map(([name, count]) => [`state="${name}"`, count]);
