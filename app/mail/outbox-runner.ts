import { setTimeout as pause } from "node:timers/promises";
import { logUnexpected } from "#app/lib/failures/log-unexpected.server.ts";
import { createDueMails, type DueMailsOptions } from "./due-mails.ts";

export interface OutboxRunner {
  start(): void;
  /** Looks for due mails now, or right after the current round. */
  wake(): void;
  /** Waits a few seconds for the current mail, and starts no other. */
  stop(): Promise<void>;
}

const LOOK_EVERY_MS = 30_000;
const LONGEST_STOP_MS = 5_000;

/** Sends due mails from the outbox. Several runners may share one database. */
export function createOutboxRunner(options: DueMailsOptions): OutboxRunner {
  const sendDueMails = createDueMails(options);
  const stopping = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let round: Promise<void> | null = null;
  let isAskedAgain = false;

  function wake() {
    isAskedAgain = round !== null;
    if (round || stopping.signal.aborted) return;
    round = sendDueMails(stopping.signal)
      .catch(logUnexpected)
      .finally(() => {
        round = null;
        if (isAskedAgain) wake();
      });
  }

  return {
    start() {
      timer = setInterval(wake, LOOK_EVERY_MS).unref();
      wake();
    },
    wake,
    async stop() {
      stopping.abort();
      clearInterval(timer);
      await Promise.race([round, pause(LONGEST_STOP_MS, undefined, { ref: false })]);
    },
  };
}
