import { expect, test } from "vitest";
import { loadFieldRules } from "#db/seed/field-rules.ts";
import type { FieldRule } from "#app/domain/field-rule/field-rule-schema.ts";
import { addUser, testApp } from "#test/app.ts";

const refund = {
  kind: "refund",
  name: "Refund of fees for 2027",
  source: "UGC letter of 4 January 2026",
  source_url: "https://www.ugc.gov.in/",
  applies_from: "2026-01-04",
  applies_until: null,
  checked_on: "2026-11-20",
  content: { tiers: [{ until_days: 10, until: null, percent: 75, less_rupees: 500 }] },
};

/** A site that knows the first rules of the field. */
async function office() {
  const testing = await testApp();
  await loadFieldRules(testing.db);
  const token = await testing.signIn();
  const ask = (method: "GET" | "POST" | "PUT" | "DELETE", query: string, payload?: object, by = token) =>
    testing.call({
      method,
      url: `/backend/admin/field-rules.php${query}`,
      token: by,
      ...(payload && { payload }),
    });
  const list = async (query = "") => (await ask("GET", query)).json<{ data: FieldRule[] }>().data;
  return { ...testing, token, ask, list };
}

test("a rule is written, found by its words and kind, changed, deleted and brought back, with its versions and history", async () => {
  const { ask, list, call, token } = await office();

  const { data } = (await ask("POST", "", refund)).json<{ data: FieldRule }>();

  expect(data).toMatchObject(refund);
  expect((await list("?q=letter+of+4+january")).map(({ name }) => name)).toEqual([refund.name]);
  expect((await list("?kind=refund&limit=1"))[0]).toMatchObject(refund);
  expect((await ask("PUT", `?id=${data.id}`, { ...refund, name: "Refund in 2027" })).statusCode).toBe(200);
  const versions = await call({
    method: "GET",
    url: `/backend/admin/versions.php?list=field-rules&id=${data.id}`,
    token,
  });
  expect(versions.body).toContain('"changed":["Name"]');
  const { trash_id } = (await ask("DELETE", `?id=${data.id}`)).json().data;
  expect(await list("?q=2027")).toEqual([]);
  await call({ method: "POST", url: `/backend/admin/trash.php?id=${trash_id}`, token });
  expect((await list("?q=2027"))[0]).toMatchObject({ name: "Refund in 2027", content: refund.content });
  const { data: lines } = (
    await call({ method: "GET", url: "/backend/admin/history.php?kind=field-rule", token })
  ).json();
  expect(lines.map(({ action }: { action: string }) => action)).toEqual(["restore", "delete", "update", "create"]);
});

test("a form's words are read as the same rule", async () => {
  const { ask } = await office();
  const tiers = JSON.stringify([{ until_days: "10", until: "", percent: "75", less_rupees: "500" }]);

  const response = await ask("POST", "", { ...refund, applies_until: "", content: JSON.stringify({ tiers }) });

  expect(response.json().data).toMatchObject(refund);
});

const tier = { until_days: 10, until: null, percent: 75, less_rupees: 0 };
const offer = { lender: "A bank", rate_percent: 12, fee_percent: 0, months: 12 };
const barred = { modes: ["online"], subjects: ["Law"], fields: [], degrees: [] };

test("a rule whose content cannot be is refused in plain words, and nothing is stored", async () => {
  const { ask, list } = await office();
  const before = await list();

  for (const [what, kind, content, field, sentence] of [
    ["no tier", "refund", { tiers: [] }, "content.tiers", "Add at least one tier"],
    [
      "more than all",
      "refund",
      { tiers: [{ ...tier, percent: 101 }] },
      "content.tiers",
      "Tier 1: Percent must be at most 100",
    ],
    [
      "an empty percent",
      "refund",
      { tiers: [{ ...tier, percent: "" }] },
      "content.tiers",
      "Tier 1: Percent is required",
    ],
    [
      "a tier without an end",
      "refund",
      { tiers: [{ ...tier, until_days: "" }] },
      "content.tiers",
      "Tier 1: A tier ends a number of days from the last date, or on a day",
    ],
    [
      "tiers in disorder",
      "refund",
      { tiers: [tier, { ...tier, until_days: 5 }] },
      "content.tiers",
      "The tiers must stand in the order of their last days, the earliest first",
    ],
    ["no content", "refund", "what?", "content", /./],
    ["no month", "loan-offer", { ...offer, months: 0 }, "content.months", "Months must be at least 1"],
    ["no rate", "loan-offer", { ...offer, rate_percent: "" }, "content.rate_percent", "Rate is required"],
    ["no mode", "barred", { ...barred, modes: [] }, "content.modes", "Choose at least one mode"],
    [
      "signs for a subject",
      "barred",
      { ...barred, subjects: ["Nursing, --"] },
      "content.subjects",
      "Subjects must each hold a letter or a digit",
    ],
    [
      "nothing barred",
      "barred",
      { ...barred, subjects: "" },
      "content.subjects",
      "Say what is barred: a subject, a field or a degree",
    ],
    ["no sentence", "loan-note", { sentences: [] }, "content.sentences", "Write at least one sentence"],
    ["no word", "claim-note", { words: [], sentence: "A." }, "content.words", "Write at least one word"],
  ] as const) {
    const response = await ask("POST", "", { ...refund, kind, content });

    expect.soft(response.statusCode, what).toBe(422);
    const { errors } = response.json();
    if (typeof sentence === "string") expect(errors).toEqual({ [field]: sentence });
    else expect(errors[field]).toMatch(sentence);
    expect(await list()).toEqual(before);
  }
});

test("days that cannot be are refused, and a rule keeps its kind", async () => {
  const { ask, list } = await office();
  const [rule] = await list("?kind=refund");

  const wrong = async (change: object) => (await ask("PUT", `?id=${rule!.id}`, { ...refund, ...change })).json().errors;

  expect(await wrong({ applies_until: "2026-01-03" })).toEqual({
    applies_until: "Applies until must not lie before the day from which it applies",
  });
  expect(await wrong({ checked_on: "2999-01-01" })).toEqual({ checked_on: "Checked on must not lie in the future" });
  expect(await wrong({ kind: "loan-offer", content: offer })).toEqual({
    kind: "The kind of a rule stays: write a new rule of the other kind",
  });
  expect((await list("?kind=refund"))[0]).toEqual(rule);
});

test("the only rule of its kind stays, but for an offer of a lender; a deleted first rule does not come back by itself", async () => {
  const { ask, list, db } = await office();
  const [note] = await list("?kind=claim-note");
  const [first] = await list("?kind=refund");
  const { data } = (await ask("POST", "", { ...refund, kind: "loan-offer", content: offer })).json();

  const refused = await ask("DELETE", `?id=${note!.id}`);

  expect([refused.statusCode, refused.json().message]).toEqual([
    409,
    expect.stringMatching(/^It is the only rule of its kind/),
  ]);
  expect((await ask("DELETE", `?id=${data.id}`)).statusCode).toBe(200);
  expect((await ask("DELETE", `?id=${first!.id}`)).statusCode).toBe(200);
  await loadFieldRules(db);
  expect((await list()).map(({ id }) => id)).not.toContain(first!.id);
  expect(await list("?kind=refund")).toHaveLength(1);
});

test("a viewer reads them and changes none; nobody reads them signed out", async () => {
  const { db, ask, list, signIn } = await office();
  await addUser(db, "farhan", "viewer");
  const farhan = await signIn("farhan");
  const before = await list();
  const id = before[0]!.id;

  expect((await ask("GET", "", undefined, farhan)).statusCode).toBe(200);
  expect((await ask("POST", "", refund, farhan)).statusCode).toBe(403);
  expect((await ask("PUT", `?id=${id}`, refund, farhan)).statusCode).toBe(403);
  expect((await ask("DELETE", `?id=${id}`, undefined, farhan)).statusCode).toBe(403);
  expect((await ask("GET", "", undefined, "")).statusCode).toBe(401);
  expect(await list()).toEqual(before);
});
