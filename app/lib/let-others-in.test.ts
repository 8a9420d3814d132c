import { expect, test } from "vitest";
import { inParts, letOthersIn } from "./let-others-in.server.ts";

test("whoever works in several turns of the process is done before something long goes on", async () => {
  const done: number[] = [];
  const work = (turn: number) => {
    const { user } = process.threadCpuUsage();
    while (process.threadCpuUsage().user - user < 2000);
    done.push(turn);
    if (turn < 3) setImmediate(work, turn + 1);
  };
  setImmediate(work, 1);
  await letOthersIn();
  expect(done).toEqual([1, 2, 3]);
});

test("a process that is never idle goes on all the same", async () => {
  let isOver = false;
  const work = () => {
    const { user } = process.threadCpuUsage();
    while (process.threadCpuUsage().user - user < 2000);
    if (!isOver) setImmediate(work);
  };
  work();
  const parts: number[][] = [];
  for await (const part of inParts([1, 2, 3], 2)) parts.push(part);
  isOver = true;
  expect(parts).toEqual([[1, 2], [3]]);
});
