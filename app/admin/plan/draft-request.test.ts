import { expect, test } from "vitest";
import { methodOf, takeWay } from "./draft-request.ts";

const entriesOf = (fields: Record<string, string>) => {
  const entries = new FormData();
  for (const [name, value] of Object.entries(fields)) entries.set(name, value);
  return entries;
};

test("the way is taken out of what is sent, and the time of India's clock becomes a moment", () => {
  const entries = entriesOf({ title: "Waivers", way: "beside", publish_at: "2026-11-25T09:30" });

  expect(takeWay(entries)).toBe("beside");

  expect(Object.fromEntries(entries)).toEqual({ title: "Waivers", publish_at: "2026-11-25T04:00:00.000Z" });
});

test("without a time the draft waits for a word; a form without a way sends no time at all", () => {
  const waiting = entriesOf({ way: "into-place", publish_at: "" });
  expect([takeWay(waiting), waiting.get("publish_at")]).toEqual(["into-place", ""]);
  const direct = entriesOf({ title: "Waivers", publish_at: "2026-11-25T09:30" });
  expect([takeWay(direct), [...direct.keys()]]).toEqual([null, ["title"]]);
});

test("a way that nobody offers is none, and no time that is no time gets to the server", () => {
  const made = entriesOf({ way: "sideways", publish_at: "soon" });
  expect([takeWay(made), made.get("way"), made.get("publish_at")]).toEqual([null, null, ""]);
});

test("a draft is put beside a record again and again, and posted once into its place", () => {
  expect([methodOf("beside"), methodOf("into-place")]).toEqual(["PUT", "POST"]);
});
