import type { DataStrategyResult, UIMatch } from "react-router";
import { expect, test } from "vitest";
import { dismissToast, readToasts } from "#app/admin/toast/toasts.ts";
import { expectLog } from "#test/expect-log.ts";
import { keepWhatIsShown, noteShown, readQuietly } from "./kept-rows.ts";

type Results = Record<string, DataStrategyResult>;

const match = (id: string, loaderData: unknown, pathname = "/admin/courses") =>
  ({ id, loaderData, pathname }) as unknown as UIMatch;
const lost = (): DataStrategyResult => ({ type: "error", result: new TypeError("Failed to fetch") });
const read = (result: unknown): DataStrategyResult => ({ type: "data", result });

/** A screen that shows these rows is read anew with these results. */
async function readAnew(results: Results, { path = "/admin/courses?q=mba", method = "GET", isNext = false } = {}) {
  for (const { id } of isNext ? [] : readToasts()) dismissToast(id);
  noteShown([match("frame", "counts"), match("courses", "rows")]);
  const request = new Request(new URL(path, "https://disha.example"), { method });
  const answer = await keepWhatIsShown({ request } as never, () => Promise.resolve(results));
  return { answer: answer as Results, said: readToasts().map(({ text }) => text) };
}

const older = "This could not be read. What you see is older. Check the connection and try again.";

test("without a line what is shown stays, each part its own, and it is said once that it is older", async () => {
  expectLog("Failed to fetch");

  const { answer, said } = await readAnew({ frame: lost(), courses: lost() });

  expect(answer).toEqual({ frame: read("counts"), courses: read("rows") });
  expect(said).toEqual([older]);
});

test("what is said of older rows goes when they are read anew, and not before", async () => {
  expectLog("Failed to fetch");
  await readAnew({ courses: lost() });

  expect((await readAnew({ frame: read("counts") }, { isNext: true })).said).toEqual([older]);
  expect((await readAnew({ frame: read("counts"), courses: read("new rows") }, { isNext: true })).said).toEqual([]);
});

test("a part that could be read is new; one that was never shown has nothing to keep", async () => {
  expectLog("Failed to fetch");

  const { answer } = await readAnew({ frame: lost(), courses: read("new rows"), other: lost() });

  expect([answer["frame"], answer["courses"]]).toEqual([read("counts"), read("new rows")]);
  expect(answer["other"]).toMatchObject({ type: "error" });
});

test("on the way to another screen the frame stays, and that screen tells by itself", async () => {
  const { answer, said } = await readAnew({ frame: lost(), faqs: lost() }, { path: "/admin/faqs" });

  expect([answer["frame"], answer["faqs"]!.type, said]).toEqual([read("counts"), "error", []]);
});

test("an answer that refuses is no lost line, and an act that fails is told where it was done", async () => {
  const refused: DataStrategyResult = { type: "error", result: new Response("", { status: 500 }) };
  expect(await readAnew({ courses: refused })).toEqual({ answer: { courses: refused }, said: [] });

  const act = await readAnew({ courses: lost() }, { method: "POST" });
  expect([act.answer["courses"]!.type, act.said]).toEqual(["error", []]);
});

test("a reading that nobody has asked for fails without a word, and the next one is told again", async () => {
  const quiet = async () => {
    const { said } = await readAnew({ courses: lost() });
    expect(said).toEqual([]);
  };
  await readQuietly(quiet);
  await expect(readQuietly(() => Promise.reject(new Error("cut")))).rejects.toThrow("cut");
  expectLog("Failed to fetch");
  expect((await readAnew({ courses: lost() })).said).toEqual([older]);
});
