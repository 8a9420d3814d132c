import { expect, test, vi } from "vitest";
import { keepWhatIsShown, noteShown, readQuietly } from "#app/admin/list/kept/kept-rows.ts";
import { expectLog } from "#test/expect-log.ts";
import * as toasts from "./toasts.ts";

const foot = () => toasts.readToasts().map(({ text, isFailure }) => (isFailure ? `failed: ${text}` : text));
const request = (method: string, path = "/admin/courses") => new Request(`https://disha.example${path}`, { method });
type Middleware = typeof toasts.noteActs;
const run = (middleware: Middleware, asked: Request, next: () => Promise<unknown>) =>
  middleware({ request: asked } as never, next as never);

test("the foot says what happened last, until it is sent away, and tells whoever listens", () => {
  const heard = vi.fn();
  const stop = toasts.watchToasts(heard);

  toasts.showToast("One saved");
  toasts.showFailure("Two was not saved", { action: "/admin", method: "put", fields: { id: "2" } });
  expect(foot()).toEqual(["failed: Two was not saved"]);
  expect(toasts.readToasts()[0]!.undo?.fields).toEqual({ id: "2" });
  const [{ id }] = toasts.readToasts() as [toasts.Toast];
  toasts.dismissToast(id - 1);
  expect(foot()).toHaveLength(1);
  toasts.dismissToast(id);
  expect([foot(), heard.mock.calls.length]).toEqual([[], 4]);
  stop();
  toasts.showToast("Nobody hears");
  expect(heard).toHaveBeenCalledTimes(4);
});

test("while an act is on its way nothing can be taken back, also when it fails; reading is no act", async () => {
  const states: boolean[] = [];
  const next = async () => void states.push(toasts.isActUnderWay());

  await run(toasts.noteActs, request("POST"), next);
  await run(toasts.noteActs, request("GET"), next);
  const failing = run(toasts.noteActs, request("DELETE"), () => Promise.reject(new Error("No")));
  states.push(toasts.isActUnderWay());
  await expect(failing).rejects.toThrow("No");

  expect([...states, toasts.isActUnderWay()]).toEqual([true, false, true, false]);
});

test("two acts at once are both awaited", async () => {
  let end = () => undefined as void;
  const slow = run(toasts.noteActs, request("PUT"), () => new Promise<void>((resolve) => (end = resolve)));
  await run(toasts.noteActs, request("PUT"), async () => undefined);

  expect(toasts.isActUnderWay()).toBe(true);
  end();
  await slow;
  expect(toasts.isActUnderWay()).toBe(false);
});

test("the topmost of the open dialogs is the last one that is still open", () => {
  const [first, second] = [Symbol("first"), Symbol("second")];
  const closeFirst = toasts.openForToasts(first);
  const closeSecond = toasts.openForToasts(second);

  expect(toasts.topmostDialog()).toBe(second);
  closeFirst();
  expect(toasts.topmostDialog()).toBe(second);
  closeSecond();
  expect(toasts.topmostDialog()).toBeUndefined();
});

/** The screen of courses shows its rows; what the network brings of it now is `result`. */
async function readAnew(result: unknown, asked = request("GET")) {
  toasts.showToast("before");
  noteShown([{ id: "list", loaderData: ["a row"], pathname: "/admin/courses" } as never]);
  const results = {
    list: { type: "error", result },
    other: { type: "error", result: new TypeError("Failed to fetch") },
  };
  await run(keepWhatIsShown, asked, async () => results);
  return results;
}

test("rows that cannot be read anew stay, and it is said that they are older", async () => {
  const logged = expectLog("Failed to fetch");

  const { list, other } = await readAnew(new TypeError("Failed to fetch"));

  expect(list).toEqual({ type: "data", result: ["a row"] });
  expect(other.type).toBe("error");
  expect(foot()).toEqual([
    "failed: This could not be read. What you see is older. Check the connection and try again.",
  ]);
  expect(logged()).toHaveLength(1);
});

test("on the way to another screen, and where nobody asked, the rows stay in silence", async () => {
  expect((await readAnew(new TypeError("x"), request("GET", "/admin/leads"))).list.type).toBe("data");
  expect(foot()).toEqual(["before"]);
  await readQuietly(async () => {
    expect((await readAnew(new TypeError("x"))).list.type).toBe("data");
  });
  expect(foot()).toEqual(["before"]);
  await expect(readQuietly(() => Promise.reject(new Error("No")))).rejects.toThrow("No");
  expectLog("TypeError");
  await readAnew(new TypeError("x"));
  expect(foot()).not.toEqual(["before"]);
});

test("what the server refused, and an act that failed, are no older rows", async () => {
  expect((await readAnew(new Response("", { status: 403 }))).list.type).toBe("error");
  expect((await readAnew(new TypeError("x"), request("PUT"))).list.type).toBe("error");
  expect(foot()).toEqual(["before"]);
});
