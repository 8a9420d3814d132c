import { expect, test } from "vitest";
import { isBarred } from "#app/domain/course/rules/barring.ts";
import type { Approval, Eligibility, Scholarship } from "#app/domain/course/course-facts-schema.ts";
import { admissionWords } from "./admission-words.ts";
import { approvalSaid, entryInShort, rulesOf } from "./fact-words.ts";
import { openScholarships, scholarshipTerms, worthOf } from "./scholarship-words.ts";

const today = "2026-11-25";
const unknown: Eligibility = {
  level: null,
  percent: null,
  relaxed_percent: null,
  work_years: null,
  least_age: null,
  subjects: [],
  checked_on: null,
};

test("what a course asks is said rule by rule, and what is not known is not said to be met", () => {
  expect(rulesOf(unknown)).toEqual([]);
  expect(
    rulesOf({
      ...unknown,
      level: "bachelor",
      percent: 50,
      relaxed_percent: 45,
      work_years: 2,
      least_age: 21,
      subjects: ["Law"],
    }),
  ).toEqual([
    expect.stringMatching(/, in Law$/),
    "50% in it, or 45% in a reserved category",
    "2 years of work",
    "At least 21 years old",
  ]);
  expect(rulesOf({ ...unknown, level: "bachelor", subjects: ["Law", "Commerce"] })[0]).toMatch(/, in Law or Commerce$/);
  expect(rulesOf({ ...unknown, level: "12th", subjects: ["Physics and Mathematics"] })).toEqual([
    "12th, in Physics and Mathematics",
  ]);
  expect(rulesOf({ ...unknown, level: "bachelor" })[0]).toMatch(/, any subject$/);
});

test("subjects are said where no degree is known that they would be of", () => {
  const asked = { ...unknown, subjects: ["Physics", "Mathematics"] };
  expect(rulesOf(asked)).toEqual(["Physics or Mathematics among your subjects"]);
  expect(entryInShort(asked)).toBe("Asks for Physics or Mathematics");
  expect(entryInShort(unknown)).toBe("Entry rules not known");
});

test("that nothing is asked is something else than that nobody knows", () => {
  expect(rulesOf({ ...unknown, percent: 0, work_years: 0 })).toEqual([
    "No minimum percentage is asked",
    "Work experience is not required",
  ]);
  expect(rulesOf({ ...unknown, percent: 60, work_years: 1 })).toEqual(["60% in it", "1 year of work"]);
});

test("an approval holds to the end of its last day, and is said to have ended from the next one on", () => {
  const approval = {
    body: "AICTE",
    status: "approved",
    mode: "online",
    session: "January 2027",
    expires: today,
  } as Approval;

  expect(approvalSaid(approval, today)).toBe("Approved, online, session January 2027");
  const ended = approvalSaid({ ...approval, status: "ended" }, today);
  expect(approvalSaid(approval, "2026-11-26")).toBe(ended);
  expect(ended).not.toMatch(/^Approved/);
  expect(approvalSaid({ ...approval, status: "applied" }, "2026-11-26")).not.toBe(ended);
  expect(approvalSaid({ ...approval, mode: null, session: "", expires: null }, "2099-01-01")).toBe(
    "Approved for the university",
  );
});

const scholarship: Scholarship = {
  name: "Konkan",
  for_whom: "women from the Konkan districts",
  amount_rupees: 4000,
  percent: null,
  per: "year",
  until: "2027-01-31",
  link: "",
};

test("a scholarship is said with what it is worth, for whom, and until when one may ask", () => {
  expect([worthOf(scholarship), scholarshipTerms(scholarship)]).toEqual([
    "₹4,000 a year",
    "for women from the Konkan districts, until 31 January 2027",
  ]);
  expect(worthOf({ ...scholarship, amount_rupees: null, percent: 50 })).toBe("50% of the tuition");
  expect(scholarshipTerms({ ...scholarship, until: null })).toBe("for women from the Konkan districts");
});

test("those are open whose last day has not passed; that nobody has looked is not that there are none", () => {
  const open = (rows: Scholarship[], scholarships_checked_on: string | null) =>
    openScholarships({ scholarships: rows, scholarships_checked_on }, "2027-01-31")?.length ?? null;

  expect([open([], null), open([], today), open([scholarship], null)]).toEqual([null, 0, 1]);
  expect(
    open(
      [
        { ...scholarship, until: "2027-01-30" },
        { ...scholarship, until: null },
      ],
      null,
    ),
  ).toBe(1);
});

test("admission is open for its session, opens for the next one, or has closed", () => {
  const intake = { session: "January 2027", opens: "2026-11-01", last_date: "2026-12-31", starts: null } as never;
  const said = (day: string, ...intakes: never[]) => admissionWords({ intakes }, day);

  expect(said(today)).toBeNull();
  expect(said(today, intake)).toEqual({
    isOpen: true,
    words: "Open for January 2027",
    detail: "last date 31 December 2026",
  });
  expect(said("2026-10-31", intake)).toMatchObject({
    isOpen: false,
    words: "Opens for January 2027",
    detail: "opens 1 November 2026",
  });
  expect(said("2027-01-01", intake)).toEqual({
    isOpen: false,
    words: "Closed",
    detail: "the next session is not announced",
  });
  const next = { session: "July 2027", opens: null, last_date: null, starts: null } as never;
  expect(said("2027-01-01", intake, next)).toMatchObject({ words: expect.stringMatching(/ July 2027$/) });
  const unopened = { ...(next as object), last_date: "2027-09-30" } as never;
  expect(said("2027-01-01", unopened)).toMatchObject({
    isOpen: false,
    words: "Opens for July 2027",
    detail: "last date 30 September 2027, opening not known",
  });
  expect(said("2027-09-30", unopened)).toEqual({
    isOpen: true,
    words: "Apply for July 2027, opening not known",
    detail: "last date 30 September 2027",
  });
  const openEnded = { session: "July 2027", opens: "2026-11-01", last_date: null, starts: null } as never;
  expect(said(today, openEnded)).toMatchObject({ isOpen: true, detail: "last date not known" });
});

test("a rule bars a course from its first day to its last, and before or after it does not", () => {
  const barring = { barred_from: "2026-11-10", barred_until: "2026-11-20" };
  const days = ["2026-11-09", "2026-11-10", "2026-11-20", "2026-11-21"];

  expect(days.map((day) => isBarred(barring, day))).toEqual([false, true, true, false]);
  expect(isBarred({ ...barring, barred_until: null }, "2099-01-01")).toBe(true);
  expect(isBarred({ barred_from: null, barred_until: null }, today)).toBe(false);
});
