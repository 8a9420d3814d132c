import { expect, test } from "vitest";
import type { LeadFigures } from "#app/domain/lead/figures/lead-figures-schema.ts";
import { asksOf } from "./figures-asks.ts";

const nobody = { asked: 0, contacted: 0, counselling: 0, applied: 0, enrolled: 0, lost: 0, spoken: 0, calls: 0 };
const unheard = { answered: 0, in_time: 0, median: null, p90: null };

const figures = (told: Partial<LeadFigures>): LeadFigures => ({
  since: "2026-11-16",
  until: "2026-11-22",
  before: { since: "2026-11-09", until: "2026-11-15" },
  by: "source",
  goal: 15,
  all: { ...nobody, asked_before: 0 },
  rows: [],
  others: null,
  replies: { ...unheard, before: unheard, hours: [], days: [] },
  lost: [],
  lost_others: null,
  carriers: [],
  ...told,
});

const row = (label: string, told: Partial<LeadFigures["rows"][number]>) => ({
  ...nobody,
  value: label,
  label,
  course_id: null,
  asked_before: 0,
  ...told,
});

const carrier = (label: string, overdue: number, asked = overdue) => ({
  value: label,
  label,
  asked,
  overdue,
  spoken: 0,
  calls: 0,
  enrolled: 0,
  answered: 0,
  median: null,
});

const sentences = (told: Partial<LeadFigures>) => asksOf(figures(told)).map(({ sentence }) => sentence);

test("what brought people and no enrolment is told with its calls, beside what enrols most of its own", () => {
  const rows = [
    row("Nashik fair", { asked: 96, spoken: 38, calls: 212 }),
    row("Google", { asked: 118, enrolled: 9 }),
    row("A friend", { asked: 31, enrolled: 6 }),
  ];
  const [ask] = asksOf(figures({ by: "campaign", rows }));
  expect(ask).toMatchObject({
    sentence: "Nashik fair brought 96 people, took 212 calls and enrolled nobody.",
    detail: "38 of the 96 were spoken with. A friend: 31 people, 6 enrolled.",
    act: "Look at the 96",
  });
  expect(ask!.to).toContain("campaign=Nashik+fair");
});

test("nine people are no sentence, and a week is nobody's doing", () => {
  expect(sentences({ by: "campaign", rows: [row("Fair", { asked: 9 })] })).toEqual([]);
  expect(sentences({ by: "week", rows: [row("2026-11-16", { asked: 96 })] })).toEqual([]);
});

test("a promise that was missed names its slowest day beside the quickest, or the count where no day is slow", () => {
  const days = [
    { ...unheard, day: "2026-11-16", answered: 5, in_time: 5, median: 6 },
    { ...unheard, day: "2026-11-19", answered: 5, in_time: 1, median: 41 },
    { ...unheard, day: "2026-11-20" },
  ];
  const replies = { answered: 10, in_time: 6, median: 9, p90: 60, before: unheard, hours: [] };
  expect(asksOf(figures({ replies: { ...replies, days } }))).toMatchObject([
    {
      sentence: "On 19 Nov the first reply took 41 minutes; on 16 Nov, 6.",
      detail: "4 of 10 waited longer than the promised 15 minutes.",
      act: "Look at the 4",
    },
  ]);
  expect(sentences({ replies: { ...replies, days: days.slice(0, 1) } })).toEqual([
    "4 of 10 waited longer than the promised 15 minutes.",
  ]);
  expect(sentences({ replies: { ...replies, in_time: 10, days } })).toEqual([]);
});

test("the hours in which people wait longest are told before any day", () => {
  const hours = [
    { ...unheard, hours: "0-12" as const, answered: 20, in_time: 20, median: 7 },
    { ...unheard, hours: "18-24" as const, answered: 61, in_time: 14, median: 41 },
  ];
  const days = [
    { ...unheard, day: "2026-11-16", answered: 5, in_time: 5, median: 6 },
    { ...unheard, day: "2026-11-19", answered: 5, in_time: 1, median: 90 },
  ];
  const replies = { answered: 81, in_time: 34, median: 30, p90: 90, before: unheard, hours, days };
  expect(asksOf(figures({ replies }))).toMatchObject([
    {
      sentence: "After 18:00 the first reply took 41 minutes; until 12:00, 7.",
      detail: "47 of 81 waited longer than the promised 15 minutes.",
      act: "Look at the 47",
    },
  ]);
});

test("whoever has most people overdue could hand so many over that both have as many", () => {
  const carriers = [carrier("Farhan", 1, 71), carrier("none", 80), carrier("Sana", 31, 112)];
  expect(asksOf(figures({ carriers }))).toMatchObject([
    {
      sentence: "Sana has 31 people overdue; Farhan could take 15.",
      detail: "Given in these days: Sana 112, Farhan 71.",
      act: "Hand over 15",
      to: "/admin/leads?tab=overdue&view=table&owner=Sana&sort=follow-up&pick=15",
    },
  ]);
  expect(sentences({ carriers: [carrier("Sana", 31)] })).toEqual(["Sana has 31 people overdue."]);
  expect(sentences({ carriers: [carrier("Sana", 9), carrier("Farhan", 0)] })).toEqual([]);
});

test("three sentences at most: reasons nobody told stand back behind them", () => {
  const lost = [{ reason: "none", count: 4, before: 0 }];
  expect(sentences({ lost })).toEqual(["Of 4 lost nobody said why."]);
  const told = asksOf(
    figures({
      lost,
      rows: [row("unknown", { asked: 12 })],
      replies: { answered: 2, in_time: 1, median: 20, p90: 40, before: unheard, hours: [], days: [] },
      carriers: [carrier("Sana", 31), carrier("Farhan", 2)],
    }),
  );
  expect(told.map(({ sentence }) => sentence)).toEqual([
    "Unknown brought 12 people and enrolled nobody.",
    "1 of 2 waited longer than the promised 15 minutes.",
    "Sana has 31 people overdue; Farhan could take 14.",
  ]);
});
