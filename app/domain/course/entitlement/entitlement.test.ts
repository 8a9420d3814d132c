import { expect, test } from "vitest";
import type { Approval, Intake } from "#app/domain/course/course-facts-schema.ts";
import type { Listed } from "./entitlement.ts";
import { entitlementWords } from "./entitlement-words.ts";
import { coversSession } from "./teaching-sessions.ts";

const today = "2026-11-24";
const open: Intake = {
  session: "January 2027",
  opens: "2026-11-02",
  last_date: "2027-02-15",
  starts: "2027-03-01",
  seats: null,
  seats_source: "",
};
const listed: Approval = {
  body: "UGC-DEB",
  mode: "online",
  session: "January 2027",
  status: "approved",
  reference: "",
  link: "https://deb.ugc.ac.in",
  checked_on: "2026-11-12",
  checked_by: "Meenal Gaikwad",
  expires: null,
};

const told = (approvals: Partial<Approval>[], course: Partial<Listed> = {}) => {
  const { state, words } = entitlementWords(
    { study_mode: "online", intakes: [open], ...course, approvals: approvals.map((each) => ({ ...listed, ...each })) },
    today,
  );
  return [state, words];
};

test("an approval of the mode and session that is open holds to the end of its last day", () => {
  const holds = ["holds", "Listed by UGC-DEB for online, January 2027 session"];
  expect(told([{}])).toEqual(holds);
  expect(told([{ expires: today }])).toEqual(holds);
  expect(told([{ expires: "2026-11-23" }])).toEqual([
    "expired",
    "UGC-DEB listing for online, January 2027 session, ended on 23 November 2026",
  ]);
  expect(told([{ status: "ended" }])[1]).toBe("UGC-DEB listing for online, January 2027 session, has ended");
  expect(told([{ expires: "2026-11-23" }, {}])).toEqual(holds);
});

test("what is listed for another session, in another mode, by another body or not at all is said so", () => {
  const missing = ["missing", "No UGC-DEB listing known for online, January 2027 session"];
  expect(told([{ session: "July 2026" }])).toEqual([
    "other-session",
    "Listed by UGC-DEB for online, July 2026 session, not for January 2027",
  ]);
  expect(told([{ session: "" }])[1]).toBe(
    "Listed by UGC-DEB for online, but not for which session: you enter January 2027",
  );
  expect(told([{ mode: "distance" }])).toEqual(missing);
  expect(told([{ mode: null }])).toEqual(missing);
  expect(told([{ body: "NAAC" }])).toEqual(missing);
  expect(told([{ status: "unknown" }])).toEqual(missing);
  expect(told([{ session: "July 2026", status: "ended" }])).toEqual(missing);
  expect(told([])).toEqual(missing);
  expect(told([{ status: "applied" }])[0]).toBe("applied");
});

test.each([
  "UGC (DEB)",
  "DEB, UGC",
  "Distance Education Bureau",
  "ugc-deb entitlement",
  "UGC – Distance Education Bureau (DEB)",
])("the body that lists is known as %j, too", (body) => expect(told([{ body }])[0]).toBe("holds"));

test("while no session is open the next one is asked; with none announced nothing is said to hold", () => {
  const next = { ...open, session: "July 2027", opens: "2027-05-04", last_date: "2027-09-30", starts: null };
  const closed = { ...open, last_date: "2026-11-23" };
  expect(told([{}], { intakes: [closed, next] })[0]).toBe("other-session");
  expect(told([{ session: "July 2027" }], { intakes: [closed, next] })[0]).toBe("holds");
  expect(told([{}], { intakes: [] })).toEqual(["other-session", "Listed by UGC-DEB for online, January 2027 session"]);
  expect(told([], { intakes: [] })).toEqual(["missing", "No UGC-DEB listing known for online"]);
});

test("a degree that is taught in person needs no listing, one at a distance does", () => {
  expect(told([], { study_mode: "campus" })).toEqual(["not-needed", "Not needed: taught on campus"]);
  for (const study_mode of ["weekend", "blended"] as const) expect(told([], { study_mode })[0]).toBe("not-needed");
  expect(told([], { study_mode: "distance" })[0]).toBe("missing");
  expect(told([{ mode: "distance" }], { study_mode: "distance" })[0]).toBe("holds");
});

test.each([
  ["January 2027", "Jan 2027", true],
  ["Jan-Feb 2027", "January 2027", true],
  ["January–February session, 2027", "January 2027", true],
  ["July/August 2026", "January 2027", false],
  ["January 2026", "January 2027", false],
  ["2026-27", "January 2027", true],
  ["2026-27", "July 2026", true],
  ["2026-2027", "July 2027", false],
  ["July 2025 to January 2028", "January 2027", true],
  ["2024-25 to 2025-26", "January 2027", false],
  ["July 2026, July 2027", "January 2027", false],
  ["July 2026, July 2027", "July 2027", true],
  ["July 2025 and July 2026", "January 2026", false],
  ["July 2026 & January 2027", "January 2027", true],
  ["July 2025 – January 2028", "January 2027", true],
  ["July 2025 session to January 2028 session", "July 2026", true],
  ["2024-25, 2026-27", "January 2026", false],
  ["2024-25, 2026-27", "January 2027", true],
  ["2024-25 — 2026-27", "January 2026", true],
  ["2023-2028", "January 2028", true],
  ["2023-28", "July 2025", true],
  ["2023-2028", "July 2028", false],
  ["January, July 2026", "January 2026", true],
  ["January and July 2026", "July 2026", true],
  ["July-January 2027", "July 2027", false],
  ["2027-26", "January 2027", false],
  ["Spring 2027", "spring, 2027", true],
  ["Spring 2027", "January 2027", false],
  ["", "January 2027", false],
])("an approval for %j covers the session %j: %j", (approved, opened, covers) => {
  expect(coversSession(approved, opened)).toBe(covers);
});
