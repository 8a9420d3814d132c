import { expect, test } from "vitest";
import type { Aging } from "#app/domain/freshness/freshness-schema.ts";
import { addUser, testApp } from "#test/app.ts";
import { addCourse, addUniversity } from "#test/factories/factories.ts";
import { stopClock } from "#test/stop-clock.ts";
import { visibleText } from "#test/reading/visible-text.ts";

const url = "/backend/admin/freshness.php";

const approval = (checked_on: string | null) => ({
  body: "UGC-DEB",
  mode: null,
  session: "January 2027",
  status: "approved" as const,
  reference: "",
  link: "",
  checked_on,
  checked_by: "Farhan",
  expires: null,
});

/** On 23 November 2026: an MBA whose fees are nearly stale, an MCA whose dates are, and an MA nobody has checked. */
async function agingCourses() {
  stopClock(Date.parse("2026-11-23T12:00:00+05:30"));
  const app = await testApp();
  const university = await addUniversity(app.db);
  const fees = { fee_paise: null, yearly_fee_paise: null };
  const intakes = [{ session: "January 2027", opens: null, last_date: "2027-02-15", starts: null, seats: null }];
  await addCourse(app.db, university, { title: "MBA", slug: "one", fees_checked_on: "2026-06-01" });
  await addCourse(app.db, university, { title: "MCA", ...fees, intakes, dates_checked_on: "2026-11-12" });
  await addCourse(app.db, university, { title: "MA" });
  const token = await app.signIn();
  const list = async (query = "") => {
    const { data, meta } = (await app.call({ method: "GET", url: `${url}${query}`, token })).json();
    return { total: meta.total, rows: data.map(({ title, kind, due }: Aging) => [title, kind, due]) };
  };
  const confirm = (payload: object) => app.call({ method: "POST", url, token, payload });
  return { ...app, token, list, confirm };
}

test("what goes stale next stands in one list, what nobody has checked first, and each kind by itself", async () => {
  const { list, call, token } = await agingCourses();
  const mba = (await call({ method: "GET", url: "/backend/admin/courses.php?id=1", token })).json().data;
  const payload = { ...mba, approvals: [approval("2026-11-01"), approval("2026-09-10")] };
  await call({ method: "PUT", url: "/backend/admin/courses.php?id=1", token, payload });

  expect(await list()).toEqual({
    total: 4,
    rows: [
      ["MA", "fees", null],
      ["MCA", "dates", "2026-11-26"],
      ["MBA", "fees", "2026-11-30"],
      ["MBA", "approvals", "2026-12-09"],
    ],
  });
  expect((await list("?kind=fees")).rows).toHaveLength(2);
  expect(await list("?page=2&limit=3")).toEqual({ total: 4, rows: [["MBA", "approvals", "2026-12-09"]] });
  expect((await list("?q=mca")).rows).toEqual([["MCA", "dates", "2026-11-26"]]);
});

test("the spans are the office's own", async () => {
  const { list, call, token } = await agingCourses();
  const settings = "/backend/admin/settings.php";
  const { data } = (await call({ method: "GET", url: settings, token })).json();
  const save = (changed: object) => call({ method: "POST", url: settings, token, payload: { ...data, ...changed } });

  expect((await save({ datesFreshDays: 0 })).json().errors).toEqual({
    datesFreshDays: "Days until dates are stale must be at least 1",
  });
  await save({ datesFreshDays: 30, feesFreshDays: 100 });

  expect((await list()).rows).toEqual([
    ["MA", "fees", null],
    ["MBA", "fees", "2026-09-09"],
    ["MCA", "dates", "2026-12-12"],
  ]);
});

test("still true, checked today: on the page at the next request, as a version of the course, and taken back", async () => {
  const { list, confirm, call, db } = await agingCourses();
  const page = async () => visibleText((await call({ method: "GET", url: "/courses/one" })).body);
  expect(await page()).toContain("Fees checked on 1 June 2026");

  const { data } = (await confirm({ id: 1, kind: "fees" })).json();

  expect(data.before).toEqual([{ checked_on: "2026-06-01", checked_by: "" }]);
  expect(await page()).toContain("Fees checked on 23 November 2026");
  expect((await list()).rows.at(-1)).toEqual(["MBA", "fees", "2027-05-24"]);
  const changed = await db.selectFrom("versions").select("changed").where("act", "=", "saved").execute();
  expect(changed.map(({ changed }) => JSON.parse(changed))).toEqual([["fees_checked_on"]]);

  await confirm({ id: 1, kind: "fees", before: data.before });
  expect(await page()).toContain("Fees checked on 1 June 2026");
});

test("approvals are confirmed all at once, in the name of who looked", async () => {
  const { confirm, call, token, list } = await agingCourses();
  const read = async () => (await call({ method: "GET", url: "/backend/admin/courses.php?id=1", token })).json().data;
  const payload = { ...(await read()), approvals: [approval("2026-11-01"), approval(null)] };
  await call({ method: "PUT", url: "/backend/admin/courses.php?id=1", token, payload });
  expect((await list("?kind=approvals")).rows).toEqual([["MBA", "approvals", null]]);

  const { data } = (await confirm({ id: 1, kind: "approvals" })).json();
  const checked = async () =>
    (await read()).approvals.map(({ checked_on, checked_by }: Record<string, string>) => [checked_on, checked_by]);
  expect(await checked()).toEqual([
    ["2026-11-23", "meenal"],
    ["2026-11-23", "meenal"],
  ]);
  expect((await list("?kind=approvals")).rows).toEqual([["MBA", "approvals", "2027-02-21"]]);

  await confirm({ id: 1, kind: "approvals", before: data.before });
  expect(await checked()).toEqual([
    ["2026-11-01", "Farhan"],
    [null, "Farhan"],
  ]);
});

test("a rule of the field and the evidence of a claim age, too, and are confirmed where they stand", async () => {
  const { list, confirm, call, token, db } = await agingCourses();
  const rule = {
    kind: "loan-note",
    name: "What the lender owes you",
    source: "RBI directions",
    source_url: "https://www.rbi.org.in/",
    applies_from: "2022-09-02",
    applies_until: "",
    checked_on: "2026-08-25",
    content: { sentences: ["It must give you a key fact statement."] },
  };
  const ended = { ...rule, name: "Ended", applies_until: "2023-01-01" };
  for (const payload of [rule, ended])
    expect((await call({ method: "POST", url: "/backend/admin/field-rules.php", token, payload })).statusCode).toBe(
      201,
    );
  const proof = { claim: "ranking", source: "NIRF", checked_on: "2026-08-20", checked_by: "Farhan" };
  const evidence = [
    { ...proof, expires: "2026-11-24" },
    { ...proof, checked_on: "2026-09-01" },
    { ...proof, claim: "student_count", checked_on: "2026-11-01" },
  ];
  const university = "/backend/admin/universities.php?id=1";
  const stored = async () => (await call({ method: "GET", url: university, token })).json().data;
  const saved = await call({ method: "PUT", url: university, token, payload: { ...(await stored()), evidence } });
  expect(saved.statusCode).toBe(200);

  expect((await list("?kind=rules")).rows).toEqual([["What the lender owes you", "rules", "2026-11-23"]]);
  expect((await list("?kind=evidence")).rows).toEqual([
    ["Sahyadri Open University", "evidence", "2026-11-18"],
    ["Sahyadri Open University", "evidence", "2027-01-30"],
  ]);
  expect((await list()).total).toBe(6);
  expect((await list("?q=lender")).rows).toHaveLength(1);

  expect((await confirm({ holder: "field-rules", id: 1, kind: "rules" })).statusCode).toBe(200);
  const claim = { holder: "universities", id: 1, kind: "evidence", claim: "ranking" };
  const { data } = (await confirm(claim)).json();

  expect((await list("?kind=rules")).rows).toEqual([["What the lender owes you", "rules", "2027-02-21"]]);
  const checks = async () =>
    (await stored()).evidence.map(({ checked_on, checked_by }: Record<string, string>) => [checked_on, checked_by]);
  expect(await checks()).toEqual([
    ["2026-11-23", "meenal"],
    ["2026-11-23", "meenal"],
    ["2026-11-01", "Farhan"],
  ]);
  // What expires stays stale: somebody has to find newer proof.
  expect((await list("?kind=evidence")).rows[0]).toEqual(["Sahyadri Open University", "evidence", "2026-11-25"]);
  await confirm({ ...claim, before: data.before });
  expect((await checks())[0]).toEqual(["2026-08-20", "Farhan"]);
  const versions = await db
    .selectFrom("versions")
    .select("changed")
    .where("record", "=", "universities 1")
    .orderBy("id")
    .execute();
  expect(JSON.parse(versions.at(-1)!.changed)).toEqual(["evidence"]);
  expect((await confirm({ ...claim, claim: "none" })).statusCode).toBe(422);
  expect((await confirm({ ...claim, id: 99 })).statusCode).toBe(404);
});

test("an approval is stale on the day after its last, until somebody has looked since", async () => {
  const { list, confirm, call, token } = await agingCourses();
  const course = "/backend/admin/courses.php?id=1";
  const mba = (await call({ method: "GET", url: course, token })).json().data;
  const save = (...approvals: object[]) => call({ method: "PUT", url: course, token, payload: { ...mba, approvals } });
  const ending = { ...approval("2026-11-20"), expires: "2026-11-30" };

  expect((await save(ending, approval("2026-11-01"))).statusCode).toBe(200);
  expect(await list("?kind=approvals")).toEqual({ total: 1, rows: [["MBA", "approvals", "2026-12-01"]] });
  await save({ ...ending, status: "ended" }, { ...approval("2026-11-01"), expires: "2027-11-30" });
  expect((await list("?kind=approvals")).rows).toEqual([["MBA", "approvals", "2027-01-30"]]);

  await save({ ...ending, expires: "2026-11-22" });
  expect((await list("?kind=approvals")).rows).toEqual([["MBA", "approvals", "2026-11-23"]]);
  await confirm({ id: 1, kind: "approvals" });
  expect((await list("?kind=approvals")).rows).toEqual([["MBA", "approvals", "2027-02-21"]]);
});

test("what ends soonest stands first, however late it was checked, and a rule until its last day", async () => {
  const { list, call, token } = await agingCourses();
  const proof = { source: "NIRF", checked_by: "Farhan" };
  const university = "/backend/admin/universities.php?id=1";
  const { data } = (await call({ method: "GET", url: university, token })).json();
  const evidence = [
    { ...proof, claim: "student_count", checked_on: "2026-10-01" },
    { ...proof, claim: "ranking", checked_on: "2026-11-20", expires: "2026-11-23" },
  ];
  await call({ method: "PUT", url: university, token, payload: { ...data, evidence } });
  const rule = {
    kind: "loan-offer",
    name: "Offer of a lender",
    source: "A lender",
    source_url: "https://lender.example/",
    applies_from: "2026-01-01",
    applies_until: "2026-11-23",
    checked_on: "2026-01-02",
    content: { lender: "A lender", rate_percent: 13, fee_percent: 2, months: 24 },
  };
  await call({ method: "POST", url: "/backend/admin/field-rules.php", token, payload: rule });

  const [first, second] = await Promise.all(["1", "2"].map((page) => list(`?kind=evidence&limit=1&page=${page}`)));
  expect(first!.rows).toEqual([["Sahyadri Open University", "evidence", "2026-11-24"]]);
  expect(second!.rows).toEqual([["Sahyadri Open University", "evidence", "2026-12-30"]]);
  expect((await list("?kind=rules")).rows).toEqual([["Offer of a lender", "rules", "2026-04-02"]]);
  stopClock(Date.parse("2026-11-24T00:00:00+05:30"));
  expect((await list("?kind=rules")).rows).toEqual([]);
});

test("evidence that has ended is not confirmed: its record could not be saved again", async () => {
  const { confirm, call, token } = await agingCourses();
  const proof = { claim: "ranking", source: "NIRF", checked_on: "2026-08-20", checked_by: "Farhan" };
  const university = "/backend/admin/universities.php?id=1";
  const read = async () => (await call({ method: "GET", url: university, token })).json().data;
  const save = (payload: object) => call({ method: "PUT", url: university, token, payload });
  await save({ ...(await read()), evidence: [{ ...proof, expires: "2026-11-22" }] });

  const refused = await confirm({ holder: "universities", id: 1, kind: "evidence", claim: "ranking" });

  expect([refused.statusCode, refused.json().message]).toEqual([
    422,
    "What proves it ended on 22 November 2026: put newer evidence in its place",
  ]);
  expect((await read()).evidence[0].checked_on).toBe("2026-08-20");
  expect((await save(await read())).statusCode).toBe(200);
});

test("what is not there is not confirmed, nor by who may not change courses", async () => {
  const { confirm, call, db, signIn } = await agingCourses();
  await addUser(db, "vani", "viewer");

  expect((await confirm({ id: 99, kind: "fees" })).statusCode).toBe(404);
  expect((await confirm({ id: 1, kind: "approvals" })).json().errors).toEqual({
    kind: "The record has changed since: look at it before you confirm it",
  });
  const payload = { id: 1, kind: "fees" };
  const token = await signIn("vani");
  expect((await call({ method: "POST", url, token, payload })).statusCode).toBe(403);
  expect((await call({ method: "POST", url, payload })).statusCode).toBe(401);
  expect((await db.selectFrom("courses").select("fees_checked_on").where("id", "=", 1).execute())[0]).toEqual({
    fees_checked_on: "2026-06-01",
  });
});

test("whom a course admits and what comes off are confirmed, and put back, only where there is something to confirm", async () => {
  const { confirm, call, token, list } = await agingCourses();
  const read = async () => (await call({ method: "GET", url: "/backend/admin/courses.php?id=1", token })).json().data;
  const eligibility = { level: "bachelor", percent: 50, checked_on: "2026-01-10" };
  const payload = { ...(await read()), eligibility, scholarships_checked_on: "2026-02-10" };
  await call({ method: "PUT", url: "/backend/admin/courses.php?id=1", token, payload });
  expect((await list()).rows.slice(1, 3)).toEqual([
    ["MBA", "eligibility", "2026-07-11"],
    ["MBA", "scholarships", "2026-08-11"],
  ]);

  const { data } = (await confirm({ id: 1, kind: "eligibility" })).json();
  await confirm({ id: 1, kind: "scholarships" });
  expect(await read()).toMatchObject({
    eligibility: { level: "bachelor", percent: 50, checked_on: "2026-11-23" },
    scholarships_checked_on: "2026-11-23",
  });

  await confirm({ id: 1, kind: "eligibility", before: data.before });
  expect((await read()).eligibility.checked_on).toBe("2026-01-10");
  expect((await confirm({ id: 2, kind: "eligibility" })).statusCode).toBe(422);
  expect((await confirm({ id: 1, kind: "barred" })).json().errors).toEqual({
    kind: "What a rule bars is mended in the course, not confirmed",
  });
});

test("the evidence of a fixed text is confirmed, too, and the settings keep a version of before", async () => {
  const { confirm, call, token, list } = await agingCourses();
  const settings = "/backend/admin/settings.php";
  const read = async () => (await call({ method: "GET", url: settings, token })).json().data;
  const proof = { claim: "job-guarantee", source: "Placement report", checked_on: "2026-08-20", checked_by: "Farhan" };
  const saved = await call({ method: "POST", url: settings, token, payload: { ...(await read()), evidence: [proof] } });
  expect(saved.statusCode).toBe(200);
  expect((await list("?kind=evidence")).rows).toEqual([["Texts of the site", "evidence", "2026-11-18"]]);
  const versions = async () =>
    (await call({ method: "GET", url: "/backend/admin/versions.php?list=settings&id=1", token })).json().data.versions;
  const before = (await versions()).length;

  const claim = { holder: "settings", id: 1, kind: "evidence", claim: "job-guarantee" };
  const { data } = (await confirm(claim)).json();

  const checks = async () => (await read()).evidence.map((each: Record<string, string>) => each["checked_on"]);
  expect(await checks()).toEqual(["2026-11-23"]);
  expect(await versions()).toHaveLength(before + 1);
  await confirm({ ...claim, before: data.before });
  expect(await checks()).toEqual(["2026-08-20"]);
  expect((await confirm({ ...claim, id: 2 })).statusCode).toBe(404);
});
