import { expect, test } from "vitest";
import type { HistoryLine } from "#app/domain/activity/activity-schema.ts";
import { recordAddress } from "./record-address.ts";

const line = (type: string, more: Partial<HistoryLine> = {}): string | null =>
  recordAddress({
    id: 1,
    type,
    action: "update",
    name: "Online MBA",
    record_id: 7,
    actor: "meenal",
    actor_name: "meenal",
    address: null,
    created_at: "2026-11-24T06:00:00.000Z",
    version_id: null,
    has_changes: 0,
    ...more,
  });

test("what has versions leads to the one that the act made, or to the newest", () => {
  expect(line("course", { version_id: 12 })).toBe("/admin/versions/courses/7?version=12");
  expect(line("course")).toBe("/admin/versions/courses/7");
  expect(line("settings", { record_id: 1, version_id: 3 })).toBe("/admin/versions/settings/1?version=3");
});

test("what was deleted leads to the trash by its name, content, people, pictures and tags alike", () => {
  for (const type of ["course", "lead", "message", "picture", "tag"])
    expect([type, line(type, { action: "delete", name: "Fee & more" })]).toEqual([type, "/admin/trash?q=Fee+%26+more"]);
});

test.each([
  ["lead", "/admin/leads/7"],
  ["message", "/admin/messages?open=7"],
  ["application", "/admin/applications?open=7"],
  ["mail", "/admin/outbox?open=7"],
  ["picture", "/admin/pictures?edit=7"],
  ["user", "/admin/users?edit=7"],
  ["account", "/admin/users?edit=7"],
  ["second-factor", "/admin/users?edit=7"],
  ["article-draft", "/admin/blogs/7"],
  ["page-draft", "/admin/pages?edit=7"],
  ["subscriber", "/admin/subscribers"],
  ["import", "/admin/leads/import"],
  ["tag", "/admin/leads/tags"],
])("an act on a %s leads to where that is opened", (type, address) => {
  expect(line(type)).toBe(address);
  expect(line(type, { record_id: null })).toBe(type === "user" ? "/admin/users" : null);
});

test("what has no record of its own leads to its screen", () => {
  expect(line("role", { record_id: null })).toBe("/admin/users/roles");
  expect(line("doubtful-form", { record_id: null })).toBe("/admin/doubtful-forms");
  expect(line("day", { record_id: null })).toBe("/admin/day");
  expect(line("settings", { record_id: null })).toBeNull();
});

test("who was switched off or lost a second factor is still there; a deleted user, a purged record and a refused sign-in are not", () => {
  expect(line("account", { action: "delete" })).toBe("/admin/users?edit=7");
  expect(line("second-factor", { action: "delete" })).toBe("/admin/users?edit=7");
  expect(line("user", { action: "delete" })).toBeNull();
  expect(line("mail", { action: "delete" })).toBeNull();
  expect(line("course", { action: "purge" })).toBeNull();
  expect(line("user", { action: "refuse" })).toBeNull();
  expect(line("something of a later release")).toBeNull();
});
