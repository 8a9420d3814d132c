import { expect, test } from "vitest";
import { admissionOf, intakeStatusOf } from "./intakes.ts";

const none = { opens: null, last_date: null, starts: null, seats: null };
const january = { ...none, session: "January 2027", opens: "2026-11-02", last_date: "2027-02-15" };
const july = { ...none, session: "July 2027" };

test("a session opens on its first day, is open on its last and closed on the next", () => {
  const days = ["2026-11-01", "2026-11-02", "2027-02-15", "2027-02-16"];
  expect(days.map((day) => intakeStatusOf(january, day))).toEqual(["upcoming", "open", "open", "closed"]);
  expect(intakeStatusOf(july, "2030-01-01")).toBe("upcoming");
});

test("admission is that of the open session, else the next one, else closed; without sessions it is not known", () => {
  expect(admissionOf([july, january], "2026-12-01")).toEqual({ status: "open", intake: january });
  expect(admissionOf([july, january], "2027-03-01")).toEqual({ status: "closed", intake: july });
  expect(admissionOf([july, january], "2026-10-01")).toEqual({ status: "upcoming", intake: january });
  expect(admissionOf([january], "2027-03-01")).toEqual({ status: "closed", intake: null });
  expect(admissionOf([], "2027-03-01")).toBeNull();
});
