import { type DataStrategyResult, isRouteErrorResponse } from "react-router";
import { expect, onTestFinished, test, vi } from "vitest";
import { watchForm } from "#app/admin/draft/draft.ts";
import { stubForms, typedForm } from "#test/typed-form.ts";
import { guardSignedIn } from "./guard.ts";

type Results = Record<string, DataStrategyResult>;

const storage = (kept: Record<string, string>) => ({
  kept,
  getItem: (key: string) => kept[key] ?? null,
  setItem: (key: string, value: string) => void (kept[key] = value),
  removeItem: (key: string) => void delete kept[key],
  clear: () => Object.keys(kept).forEach((key) => delete kept[key]),
});

/** A tab at the courses, with a form in which something was typed. */
function tab(token: string | null) {
  stubForms();
  const [here, everywhere] = [storage({}), storage(token ? { adminToken: token } : {})];
  vi.stubGlobal("sessionStorage", here);
  vi.stubGlobal("localStorage", everywhere);
  vi.stubGlobal("location", { href: "https://disha.example/admin/courses?edit=7" });
  const form = typedForm({ title: "Online MBA" });
  const stop = watchForm(form, "draft");
  onTestFinished(stop);
  form.controls[0]!.value = "Executive MBA";
  return { here: here.kept, everywhere: everywhere.kept };
}

async function ask(results: Results, { path = "/admin/faqs?q=fees", method = "GET" } = {}) {
  const request = new Request(new URL(path, "https://disha.example"), { method });
  const next = vi.fn(() => Promise.resolve(results));
  const outcome = await Promise.resolve(guardSignedIn({ request } as never, next)).catch((error: unknown) => error);
  return { outcome, isAsked: next.mock.calls.length > 0 };
}

const wayOf = (outcome: unknown) => outcome instanceof Response && outcome.headers.get("location");
const ended = (): DataStrategyResult => ({ type: "error", result: new Response("", { status: 401 }) });

test("a visitor is led to the sign-in before anything is read, and from there back to the page asked for", async () => {
  const { here } = tab(null);

  const { outcome, isAsked } = await ask({});

  expect([wayOf(outcome), isAsked]).toEqual(["/admin/login?from=%2Fadmin%2Ffaqs%3Fq%3Dfees", false]);
  expect(here["draft"]).toContain("Executive MBA");
});

test("whose session ended in another tab while they typed is led back to where they stand, with a word why", async () => {
  tab(null);

  const save = await ask({}, { method: "POST" });
  expect(wayOf(save.outcome)).toBe("/admin/login?from=%2Fadmin%2Fcourses%3Fedit%3D7&expired=");
  const part = await ask({}, { path: "/admin/data/record?of=courses&id=7" });
  expect(wayOf(part.outcome)).toBe("/admin/login?from=%2Fadmin%2Fcourses%3Fedit%3D7");
});

test("whoever is signed in reads; the tab is theirs, and what somebody else typed in it goes", async () => {
  const { here, everywhere } = tab("a token");
  Object.assign(here, { "owner of this tab": "ravi", "note of lead 7": "Theirs" });
  everywhere["personal : who is signed in"] = "meenal";
  const results: Results = { faqs: { type: "data", result: [] } };

  const { outcome } = await ask(results);

  expect([outcome, here]).toEqual([results, { "owner of this tab": "meenal" }]);
});

test("a session that the server ended leads to the sign-in with what was typed kept, any other refusal does not", async () => {
  const { here } = tab("a token");

  const { outcome } = await ask({ faqs: ended(), frame: { type: "data", result: 1 } });

  const results = outcome as Results;
  expect(wayOf(results["faqs"]!.result)).toBe("/admin/login?from=%2Fadmin%2Ffaqs%3Fq%3Dfees&expired=");
  expect([results["frame"]!.result, here["draft"]?.includes("Executive MBA")]).toEqual([1, true]);
  const other = await ask({ faqs: { type: "error", result: new Response("", { status: 403 }) } });
  expect(((other.outcome as Results)["faqs"]!.result as Response).status).toBe(403);
});

test("the end of a session that the router has read already is one, too", async () => {
  tab("a token");
  const result = { status: 401, statusText: "", internal: false, data: null };
  expect(isRouteErrorResponse(result)).toBe(true);

  const { outcome } = await ask({ faqs: { type: "error", result } });

  expect(wayOf((outcome as Results)["faqs"]!.result)).toContain("/admin/login?");
});
