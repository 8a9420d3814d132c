import type { ReportProgress } from "#app/domain/backup/backup-manifest.server.ts";

const SHOW_EVERY_MS = 200;

/** A progress line, on a terminal only; cleared at the end. */
export function showProgress(): ReportProgress {
  if (!process.stderr.isTTY) return () => undefined;
  let shownAt = 0;
  return (what, done, total) => {
    if (done === total) return void process.stderr.write("\r\u001B[K");
    if (performance.now() - shownAt < SHOW_EVERY_MS) return;
    shownAt = performance.now();
    process.stderr.write(`\r\u001B[K${done} of ${total} ${what}`);
  };
}
