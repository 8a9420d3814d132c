import { expect, test } from "vitest";
import { createBoundedQueue } from "./bounded-queue.ts";

test("so much is done at once, and the rest in its order", async () => {
  const queue = createBoundedQueue({ atOnce: 2, mostWaiting: 10, longestWaitMs: 60_000 });
  const done: number[] = [];
  let running = 0;
  let most = 0;
  const work = (number: number) =>
    queue(async () => {
      most = Math.max(most, (running += 1));
      await new Promise(setImmediate);
      running -= 1;
      done.push(number);
    });

  await Promise.all([1, 2, 3, 4, 5].map(work));

  expect([most, done]).toEqual([2, [1, 2, 3, 4, 5]]);
});

test("who would be one too many, or has waited too long, is turned away; a failure makes room like any end", async () => {
  const queue = createBoundedQueue({ atOnce: 1, mostWaiting: 1, longestWaitMs: 20 });
  let finish = () => {};
  const first = queue(() => new Promise<void>((resolve) => void (finish = resolve)));
  const second = queue(async () => "second");

  await expect(queue(async () => "third")).rejects.toThrow(expect.objectContaining({ statusCode: 503 }));
  await expect(second).rejects.toThrow(expect.objectContaining({ statusCode: 503 }));
  finish();
  await first;
  await expect(queue(() => Promise.reject(new Error("broken")))).rejects.toThrow("broken");
  expect(await queue(async () => "after")).toBe("after");
});
