import { expect } from "vitest";
import { anyTable } from "#app/domain/records/any-table.server.ts";
import type { TestApp } from "#test/app.ts";

/** A request, and the message of each refused field. */
export type Refused = [
  method: "GET" | "POST" | "PUT" | "DELETE",
  path: string,
  payload: object | null,
  errors: Record<string, unknown>,
];

/** Expects each request to be refused with exactly these messages, and nothing stored to change. */
export async function expectRefused(testing: TestApp, token: string, requests: Refused[]): Promise<void> {
  const before = await storedIn(testing);
  for (const [method, path, payload, errors] of requests) {
    const url = `/backend/admin/${path}`;
    const answer = await testing.call({ method, url, token, ...(payload && { payload }) });
    const { success, errors: told } = answer.json<{ success: boolean; errors?: object }>();
    expect([method, path, payload, answer.statusCode, success, told]).toEqual([
      method,
      path,
      payload,
      422,
      false,
      errors,
    ]);
  }
  expect(await storedIn(testing)).toEqual(before);
}

/** All rows except sessions and search indexes. */
async function storedIn({ db }: TestApp) {
  const stored: Record<string, unknown> = {};
  for (const { name } of await db.introspection.getTables())
    if (name !== "sessions" && !name.includes("_search"))
      stored[name] = await anyTable(db).selectFrom(name).selectAll().execute();
  return stored;
}
