import { expect, test } from "vitest";
import { admissionOf, intakeStatusOf, type IntakeSession } from "./intakes.ts";

const none = { opens: null, last_date: null, starts: null, seats: null };
const january = { ...none, session: "January 2027", opens: "2026-11-02", last_date: "2027-02-15" };
const july = { ...none, session: "July 2027" };
const statusOn = (intake: IntakeSession, day: string) => intakeStatusOf(intake, [intake], day);

test("a session opens on its first day, is open on its last and closed on the next", () => {
  const days = ["2026-11-01", "2026-11-02", "2027-02-15", "2027-02-16"];
  expect(days.map((day) => statusOn(january, day))).toEqual(["upcoming", "open", "open", "closed"]);
  expect(statusOn(july, "2030-01-01")).toBe("upcoming");
});

test("admission is that of the open session, else the next one, else closed; without sessions it is not known", () => {
  expect(admissionOf([july, january], "2026-12-01")).toEqual({ status: "open", intake: january });
  expect(admissionOf([july, january], "2027-03-01")).toEqual({ status: "closed", intake: july });
  expect(admissionOf([july, january], "2026-10-01")).toEqual({ status: "upcoming", intake: january });
  expect(admissionOf([january], "2027-03-01")).toEqual({ status: "closed", intake: null });
  expect(admissionOf([], "2027-03-01")).toBeNull();
});

test("a session is told by the days that are known of it", () => {
  const known = { ...none, session: "January 2027" };
  expect(statusOn({ ...known, opens: "2026-11-02" }, "2027-11-02")).toBe("open");
  const days = ["2026-12-16", "2026-12-17", "2027-02-15", "2027-02-16"];
  expect(days.map((day) => statusOn({ ...known, last_date: "2027-02-15" }, day))).toEqual([
    "upcoming",
    "open",
    "open",
    "closed",
  ]);
});

test("without a last date a session is closed once its classes have begun, and hides none that is open", () => {
  const begun = { ...none, session: "July 2026", opens: "2026-05-01", starts: "2026-08-01" };
  expect(["2026-08-01", "2026-08-02"].map((day) => statusOn(begun, day))).toEqual(["open", "closed"]);
  expect(statusOn({ ...begun, opens: null }, "2026-11-28")).toBe("closed");
  expect(statusOn({ ...begun, last_date: "2026-12-31" }, "2026-11-28")).toBe("open");
  expect(admissionOf([begun, january], "2026-11-28")).toEqual({ status: "open", intake: january });
});

test("where neither last date nor first class is known, a session is over once a later one has opened, or after a year", () => {
  const endless = { ...none, session: "July 2026", opens: "2026-05-01" };
  expect(["2027-05-01", "2027-05-02"].map((day) => statusOn(endless, day))).toEqual(["open", "closed"]);
  for (const sessions of [
    [endless, january],
    [january, endless],
  ]) {
    const standing = (day: string) => admissionOf(sessions, day);
    expect(standing("2026-11-01")).toEqual({ status: "open", intake: endless });
    expect(standing("2026-11-02")).toEqual({ status: "open", intake: january });
    expect(standing("2027-02-16")).toEqual({ status: "closed", intake: null });
  }
});

test("of several open sessions one whose end is known goes first", () => {
  const endless = { ...none, session: "Any", opens: "2026-11-03" };
  const early = { ...endless, opens: "2026-11-02" };
  for (const sessions of [
    [endless, january],
    [early, january],
  ])
    expect(admissionOf(sessions, "2026-12-01")).toEqual({ status: "open", intake: january });
  expect(admissionOf([early, endless], "2026-12-01")).toEqual({ status: "open", intake: endless });
});

test("of several open sessions the one that opened first counts, of several to come the next, whatever their order", () => {
  const early = { ...january, session: "Early", opens: "2026-10-01" };
  const undated = { ...none, session: "Some day" };
  const byEnd = { ...none, session: "By its end", last_date: "2027-09-30" };
  const byStart = { ...none, session: "By its start", starts: "2027-08-01" };
  for (const sessions of [
    [january, early, undated],
    [undated, early, january],
  ])
    expect(admissionOf(sessions, "2026-12-01")).toEqual({ status: "open", intake: early });
  for (const sessions of [
    [undated, byEnd, byStart],
    [byStart, byEnd, undated],
  ])
    expect(admissionOf(sessions, "2026-12-01")).toEqual({ status: "upcoming", intake: byStart });
});

test("admission has closed where a session is over and another is to come, and is only to come where none is over", () => {
  expect(admissionOf([july], "2026-12-01")).toEqual({ status: "upcoming", intake: july });
  expect(admissionOf([july, january], "2027-02-16")).toEqual({ status: "closed", intake: july });
  expect(admissionOf([january, { ...january, session: "Late", last_date: "2027-02-28" }], "2027-02-16")).toMatchObject({
    status: "open",
    intake: { session: "Late" },
  });
});
