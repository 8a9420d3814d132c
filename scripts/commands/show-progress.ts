import type { ReportProgress } from "#app/domain/backup/backup-manifest.server.ts";

const SHOW_EVERY_MS = 200;

/** One line that grows, on a terminal only; it goes when its task is done. */
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
