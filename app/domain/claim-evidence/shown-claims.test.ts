import { expect, test } from "vitest";
import type { ClaimEvidence } from "./claim-evidence-schema.ts";
import { notesBeside } from "./claim-notes.ts";
import { evidenceFor, holds, isShown, shownCourse, shownProgram, shownUniversity, withNotes } from "./shown-claims.ts";

const today = "2026-11-25";
const evidence = (claim: string, expires: string | null, source = "NIRF") =>
  ({
    claim,
    expires,
    source,
    link: "",
    year: null,
    checked_on: today,
    checked_by: "Meenal",
    tells_not: "",
  }) as ClaimEvidence;
const proven = { isProvenOnly: true, today };
const all = { isProvenOnly: false, today };

test("evidence holds to the end of its last day, or without one for good", () => {
  expect([null, "2026-11-26", today, "2026-11-24"].map((day) => holds(evidence("ranking", day), today))).toEqual([
    true,
    true,
    true,
    false,
  ]);
});

test("a claim shows the evidence that holds, else the one that held last, and never another claim's", () => {
  const old = evidence("ranking", "2025-01-01", "old");
  const older = evidence("ranking", "2024-01-01", "older");
  const good = evidence("ranking", null, "good");
  const other = evidence("student_count", null, "other");
  const sourceOf = (...rows: ClaimEvidence[]) => evidenceFor({ evidence: rows }, "ranking", today)?.source;

  expect([sourceOf(old, good, other), sourceOf(older, old, other), sourceOf(other), sourceOf()]).toEqual([
    "good",
    "old",
    undefined,
    undefined,
  ]);
});

test("where visitors see proven claims alone, one whose evidence has expired is as if it were not known", () => {
  const holder = { evidence: [evidence("ranking", "2026-11-24"), evidence("student_count", null)] };
  expect([isShown(holder, "ranking", all), isShown(holder, "ranking", proven)]).toEqual([true, false]);
  expect(isShown(holder, "student_count", proven)).toBe(true);

  const figures = { ranking: 11, rank: "11th", student_count: 900, acceptance_rate: 60, name: "Sahyadri" };
  const university = { ...figures, ...holder } as never;
  expect(shownUniversity(university, proven)).toMatchObject({
    ranking: null,
    rank: "",
    student_count: 900,
    acceptance_rate: null,
    name: "Sahyadri",
  });
  expect(shownUniversity(university, all)).toMatchObject(figures);
  const course = { title: "MBA", university: { ranking: 11, students: 900, ...holder } } as never;
  expect(shownCourse(course, proven)).toMatchObject({ title: "MBA", university: { ranking: null, students: 900 } });
  const good = { evidence: [evidence("ranking", null), evidence("acceptance_rate", null)] };
  expect(shownUniversity({ ...figures, ...good } as never, proven)).toMatchObject({ ...figures, student_count: null });
  expect(shownCourse({ university: { name: "S", ranking: 11, students: 9, ...good } } as never, proven)).toMatchObject({
    university: { name: "S", ranking: 11, students: null },
  });
});

const program = (rows: ClaimEvidence[]) =>
  ({
    keyFeatures: ["UGC approved", "100% placement", "Job fairs", "Assured seat", "Guaranteed", "Evening classes"],
    universities: [{ name: "Sahyadri", rating: 4.5 }],
    evidence: rows,
  }) as never;

test("of a programme's features those that promise or count are claims, and a rating is one", () => {
  expect(shownProgram(program([]), proven)).toMatchObject({
    keyFeatures: ["UGC approved", "Evening classes"],
    universities: [{ name: "Sahyadri", rating: null }],
  });
  const rows = [evidence("keyFeatures", null), evidence("ratings", null)];
  expect(shownProgram(program(rows), proven).keyFeatures).toHaveLength(6);
  expect(shownProgram(program(rows), proven).universities[0]).toMatchObject({ rating: 4.5 });
});

test("beside a claim stands what the office has to say of its words, whole words in any case", () => {
  const rules = [
    { words: ["Placement", "job"], sentence: "Nobody can promise work." },
    { words: ["UGC"], sentence: "See the list of the UGC." },
  ];

  expect(notesBeside(rules, "100% PLACEMENT, ugc approved")).toEqual(rules.map(({ sentence }) => sentence));
  expect(notesBeside(rules, "Displacement of jobs")).toEqual([]);
  expect(withNotes(program([]), rules).keyFeatures.slice(0, 2)).toEqual([
    "UGC approved. See the list of the UGC.",
    "100% placement. Nobody can promise work.",
  ]);
});
