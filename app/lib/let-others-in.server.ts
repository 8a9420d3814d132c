import { setImmediate as aTurn } from "node:timers/promises";

// Measured in CPU time, since wall time is longer on a busy machine.
/** A turn of the event loop in which nothing else ran. */
const IDLE_TURN_MS = 1;
/** After this, long work continues even in a busy process. */
const LONGEST_PAUSE_MS = 25;

/** Lets waiting requests run between two steps of long work, also over several turns of the event loop. */
export async function letOthersIn(): Promise<void> {
  const end = workedMs() + LONGEST_PAUSE_MS;
  let before: number;
  let worked = workedMs();
  do {
    before = worked;
    await aTurn();
    worked = workedMs();
  } while (worked - before > IDLE_TURN_MS && worked < end);
}

function workedMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

/** Yields items in parts, letting others in between. */
export async function* inParts<Item>(items: Item[], size: number): AsyncGenerator<Item[]> {
  for (let from = 0; from < items.length; from += size) {
    if (from > 0) await letOthersIn();
    yield items.slice(from, from + size);
  }
}
