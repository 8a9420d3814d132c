import { Busy } from "./busy.ts";

interface Bounds {
  atOnce: number;
  mostWaiting: number;
  longestWaitMs: number;
}

/**
 * Runs at most `atOnce` tasks at once and queues the others in order.
 * @throws {Busy} from the returned function if the queue is full or a task waited too long.
 */
export function createBoundedQueue({ atOnce, mostWaiting, longestWaitMs }: Bounds) {
  const waiting: (() => void)[] = [];
  let running = 0;

  async function takeTurn(): Promise<void> {
    if (running < atOnce) {
      running += 1;
      return;
    }
    if (waiting.length >= mostWaiting) throw new Busy();
    await new Promise<void>((resolve, reject) => {
      const go = () => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(() => {
        waiting.splice(waiting.indexOf(go), 1);
        reject(new Busy());
      }, longestWaitMs);
      waiting.push(go);
    });
  }

  function handOn() {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }

  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    await takeTurn();
    try {
      return await work();
    } finally {
      handOn();
    }
  };
}
