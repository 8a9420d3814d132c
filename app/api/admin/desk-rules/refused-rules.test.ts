import { expect, test } from "vitest";
import { testApp } from "#test/app.ts";
import { expectRefused, type Refused } from "#test/refused-requests.ts";

const many = (count: number) => Array.from({ length: count }, (_, index) => `Entry ${index}`);
const taker = { user_id: 1 };
const rule = { field: "course", words: "MBA", user_id: 1 };

test("rules of the office that nobody could keep are refused, each in its sentence, and nothing is stored", async () => {
  const testing = await testApp();
  const wrong: [object, Record<string, unknown>][] = [
    [{ lost_reasons: [] }, { lost_reasons: "At least one reason is needed" }],
    [{ lost_reasons: ["Fees", "fees"] }, { lost_reasons: "Each reason may stand only once" }],
    [{ lost_reasons: many(21) }, { lost_reasons: "Reasons may have at most 20 entries" }],
    [{ lost_reasons: ["x".repeat(81)] }, { "lost_reasons.0": "Reasons must have at most 80 characters" }],
    [{ lost_reasons: 7 }, { lost_reasons: "Reasons must be a list" }],
    [{ tries: ["soon"] }, { "tries.0": "A try is a time such as 2 h, 1 day, or day 3" }],
    [{ tries: ["2 h", "25 h"] }, { "tries.1": "A try is a time such as 2 h, 1 day, or day 3" }],
    [{ tries: Array.from({ length: 10 }, () => "1 h") }, { tries: "Tries may have at most 9 entries" }],
    [{ quiet_from: "9:00" }, { quiet_from: "A time is written as 21:00, or left empty" }],
    [{ quiet_until: "24:00" }, { quiet_until: "A time is written as 21:00, or left empty" }],
    [{ morning_mail_at: 9 }, { morning_mail_at: "A time is a text such as 21:00" }],
    [{ evening_mail_at: "19:60" }, { evening_mail_at: "A time is written as 21:00, or left empty" }],
    [{ first_reply_minutes: 0 }, { first_reply_minutes: "Minutes must be at least 1" }],
    [{ first_reply_minutes: 1441 }, { first_reply_minutes: "Minutes must be at most 1440" }],
    [{ taking: "dice" }, { taking: "Choose who takes new leads" }],
    [{ takers: [taker, taker] }, { takers: "Each person may stand only once" }],
    [
      { takers: [{ ...taker, hours: "19:00-10:00" }] },
      { takers: expect.stringMatching(/^Person 1: Hours are written as/) },
    ],
    [
      { takers: [taker, { user_id: 2, days_off: "Someday, Sun" }] },
      { takers: "Person 2: Days off are written as Sat, Sun" },
    ],
    [{ takers: [{ ...taker, leave_from: "2026-12-01" }] }, { takers: "Person 1: A leave has both days" }],
    [{ takers: [{ ...taker, leave_until: "2026-12-01" }] }, { takers: "Person 1: A leave has both days" }],
    [
      { takers: [{ ...taker, leave_from: "2026-12-02", leave_until: "2026-12-01" }] },
      { takers: "Person 1: A leave must not end before it begins" },
    ],
    [{ takers: [{ ...taker, most_waiting: 0 }] }, { takers: "Person 1: At most must be at least 1" }],
    [{ takers: [{ ...taker, most_waiting: 201 }] }, { takers: "Person 1: At most must be at most 200" }],
    [{ taking_rules: [{ ...rule, field: "city" }] }, { taking_rules: "Rule 1: Choose what the rule looks at" }],
    [{ taking_rules: [rule, { ...rule, words: " " }] }, { taking_rules: "Rule 2: Words is required" }],
    [{ taking_rules: "{" }, { taking_rules: "Rules must be a list" }],
  ];
  await expectRefused(
    testing,
    await testing.signIn(),
    wrong.map(([payload, errors]): Refused => ["POST", "desk-rules.php", payload, errors]),
  );
});

test("a rule on its bound is kept, as it was written, and what is left out stays", async () => {
  const { call, signIn } = await testApp();
  const token = await signIn();
  const save = async (payload: object) =>
    (await call({ method: "POST", url: "/backend/admin/desk-rules.php", token, payload })).json().data;

  const kept = await save({
    lost_reasons: many(20).join("\n"),
    tries: "24 h\n60 days\nday 60",
    quiet_from: "23:59",
    quiet_until: "",
    first_reply_minutes: "1440",
    takers: [
      { ...taker, hours: " 10:00-14:00 ", days_off: "sat, Sun", leave_from: "2028-02-29", leave_until: "2028-02-29" },
    ],
    taking_rules: JSON.stringify([{ ...rule, words: " एमबीए " }]),
  });

  expect(kept).toMatchObject({
    lost_reasons: many(20),
    tries: ["24 h", "60 days", "day 60"],
    quiet_from: "23:59",
    quiet_until: "",
    first_reply_minutes: 1440,
    takers: [
      { user_id: 1, hours: "10:00-14:00", leave_from: "2028-02-29", leave_until: "2028-02-29", most_waiting: null },
    ],
    taking_rules: [{ ...rule, words: "एमबीए" }],
  });
  const { updated_at, ...same } = await save({ quiet_from: "21:00" });
  const { updated_at: before, ...other } = kept;
  expect([same, updated_at >= before]).toEqual([{ ...other, quiet_from: "21:00" }, true]);
});
