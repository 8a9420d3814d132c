import { expect } from "vitest";
import type { TestApp } from "#test/app.ts";

type Call = TestApp["call"];

/** What a browser holds after signing in: the token for calls and the cookie for documents. */
export async function signInAsBrowser({ call, signIn }: TestApp, username = "meenal") {
  const token = await signIn(username);
  return { call, token, cookie: `disha_panel=${token}` };
}

export const askForExport = ({ call, token }: { call: Call; token?: string }, payload: object) =>
  call({ method: "POST", url: "/backend/admin/exports.php", payload, ...(token !== undefined && { token }) });

export const followLink = ({ call, cookie }: { call: Call; cookie?: string }, url: string) =>
  call({ method: "GET", url, headers: cookie === undefined ? {} : { cookie } });

/** Exports a list; answers the file's lines, the labels first. */
export async function exportList(browser: { call: Call; token: string; cookie: string }, payload: object) {
  const link = await askForExport(browser, payload);
  expect([link.statusCode, link.json()]).toMatchObject([201, { success: true }]);
  const file = await followLink(browser, link.json<{ data: { url: string } }>().data.url);
  expect(file.statusCode).toBe(200);
  expect(file.body).toMatch(/^\uFEFF/);
  return file.body.slice(1).split("\r\n").slice(0, -1);
}
