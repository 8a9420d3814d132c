import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { callApi, callForData } from "./api-client.ts";

/** The browser's storage, as far as the panel uses it. */
function storageWith(token: string | null) {
  const kept = new Map(token === null ? [] : [["adminToken", token]]);
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

const answer = (status: number, body: object | string) => () =>
  Promise.resolve(new Response(typeof body === "string" ? body : JSON.stringify(body), { status }));

const failureOf = (call: Promise<unknown>) => call.then(() => null).catch((error: unknown) => error);

beforeEach(() => {
  vi.stubGlobal("localStorage", storageWith("a".repeat(43)));
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test("without a token nothing is asked, and the failure says so", async () => {
  const fetched = vi.fn();
  vi.stubGlobal("localStorage", storageWith(null));
  vi.stubGlobal("fetch", fetched);

  expect(await failureOf(callApi("courses"))).toMatchObject({ message: "No authentication token found" });
  expect(fetched).not.toHaveBeenCalled();
});

test.each([
  ["the server's own sentence", answer(409, { success: false, message: "In use." }), "In use.", 409],
  ["the status, where a proxy answers in its own words", answer(502, "<h1>Bad gateway</h1>"), "API error: 502", 502],
  ["the status, where the server gives no sentence", answer(500, { success: false }), "API error: 500", 500],
  ["that it failed, where even the status says nothing", answer(200, { success: false }), "API request failed", 200],
])("a failed call carries %s", async (_, fetched, message, status) => {
  vi.stubGlobal("fetch", fetched);

  expect(await failureOf(callApi("courses"))).toMatchObject({ name: "ApiFailure", message, status });
});

test("a call that finds no server says that it failed", async () => {
  const logged = vi.spyOn(console, "error").mockImplementation(() => undefined);
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));

  expect(await failureOf(callApi("courses"))).toMatchObject({ message: "API request failed", status: null });
  expect(logged).toHaveBeenCalledOnce();
  logged.mockRestore();
});

test("an answer without the data that was asked for is a failed call; nothing may be what was asked for", async () => {
  vi.stubGlobal("fetch", answer(200, { success: true, message: "Saved" }));
  expect(await failureOf(callForData("courses"))).toMatchObject({ message: "API request failed", status: 200 });

  vi.stubGlobal("fetch", answer(200, { success: true, data: null }));
  expect(await callForData("story-lead")).toBeNull();
});

test("a 401 removes the token", async () => {
  vi.stubGlobal("fetch", answer(401, { success: false, message: "Session expired. Please login again." }));

  expect(await failureOf(callApi("courses"))).toBeInstanceOf(Response);
  expect(localStorage.getItem("adminToken")).toBeNull();
});
