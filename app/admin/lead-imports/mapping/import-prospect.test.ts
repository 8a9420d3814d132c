import { expect, test } from "vitest";
import { prospects, reasonsOf } from "./import-prospect.ts";

const row = (line: number, ways: string[], lead_id: number | null = null, is_telling: 0 | 1 = 0) => ({
  line,
  ways,
  lead_id,
  is_telling,
});

test("people of a file are counted once, also where their rows come in two slices or tell of another way to them", () => {
  const look = prospects();
  look({
    people: [row(2, ["+911"]), row(3, ["+912", "b@mail.example"]), row(4, ["+911"]), row(5, ["+917"], 7)],
    rows: [{ line: 6, sentence: "Name is required" }],
  });
  const prospect = look({
    people: [
      row(7, ["b@mail.example", "+913"]),
      row(8, ["+913"]),
      row(9, ["+917", "g@mail.example"], 7, 1),
      row(10, ["g@mail.example"]),
      row(11, ["+918"], 8),
    ],
    rows: [{ line: 12, sentence: "Phone or email is required" }],
  });
  expect(prospect).toMatchObject({ done: 11, created: 2, joined: 1, unchanged: 1, doubles: 4 });
  expect([...prospect.refused.keys()]).toEqual([6, 12]);
});

test("reasons of refusal come the commonest first, each with its first line", () => {
  const refused = new Map([
    [4, "Name is required"],
    [5, "Phone or email is required"],
    [9, "Phone or email is required"],
  ]);
  expect(reasonsOf(refused)).toEqual([
    { sentence: "Phone or email is required", count: 2, line: 5 },
    { sentence: "Name is required", count: 1, line: 4 },
  ]);
});
