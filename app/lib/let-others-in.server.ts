import { setImmediate as aTurn } from "node:timers/promises";

// By the processor's clock: on a busy machine all takes longer.
/** A turn of the process in which nobody else had anything to do. */
const IDLE_TURN_MS = 1;
/** A busy process goes on with long work all the same. */
const LONGEST_PAUSE_MS = 25;

/** Between two steps of something long: whoever waits is answered first, also where that takes several turns. */
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

/** So many at a time of what takes long as a whole. */
export async function* inParts<Item>(items: Item[], size: number): AsyncGenerator<Item[]> {
  for (let from = 0; from < items.length; from += size) {
    if (from > 0) await letOthersIn();
    yield items.slice(from, from + size);
  }
}
