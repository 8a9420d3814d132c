import { pbkdf2Sync } from "node:crypto";
import { expect, test } from "vitest";
import { inParts, letOthersIn } from "./let-others-in.server.ts";

/** Some 10 ms of the processor, whose clock ticks every four on some machines. */
const work = () => void pbkdf2Sync("word", "salt", 30_000, 32, "sha256");

test("whoever works in several turns of the process is done before something long goes on", async () => {
  const done: number[] = [];
  setImmediate(() => {
    work();
    done.push(1);
    setImmediate(() => done.push(2));
  });
  await letOthersIn();
  expect(done).toEqual([1, 2]);
});

test("a process that is never idle goes on all the same", async () => {
  let isOver = false;
  const workOn = () => {
    work();
    if (!isOver) setImmediate(workOn);
  };
  workOn();
  const parts: number[][] = [];
  for await (const part of inParts([1, 2, 3], 2)) parts.push(part);
  isOver = true;
  expect(parts).toEqual([[1, 2], [3]]);
});
