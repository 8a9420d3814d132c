import fc from "fast-check";
import { expect, test } from "vitest";
import { testApp } from "#test/app.ts";

const password = "kettle under a banyan";
const form = {
  email: "isha@mail.example",
  password,
  confirmPassword: password,
  firstName: "Isha",
  lastName: "Rathod",
  phone: "982-255-0148",
  company: "Bharat Forge",
};

/** One application, and what its applicant has read of it. */
async function deskWithApplication() {
  const { call, db, signIn } = await testApp();
  await call({ method: "POST", url: "/backend/api/applications.php", payload: form });
  const token = await signIn();
  const begin = async () => {
    await db.deleteFrom("outbox").execute();
    await db.deleteFrom("enquiry_events").execute();
    await db.updateTable("applications").set({ step: 1 }).execute();
  };
  const notice = async (step: number) =>
    (await call({ method: "GET", url: `/backend/admin/step-notices.php?id=1&step=${step}`, token })).json().data;
  const move = async (step: number) =>
    (await call({ method: "PUT", url: "/backend/admin/applications.php?id=1", token, payload: { step } })).json();
  const subjects = async (...statuses: ("waiting" | "sent")[]) =>
    (await db.selectFrom("outbox").select("subject").where("status", "in", statuses).orderBy("id").execute()).map(
      ({ subject }) => subject,
    );
  const deliver = () => db.updateTable("outbox").set({ status: "sent" }).where("status", "=", "waiting").execute();
  /** A first attempt was made: it may have arrived. */
  const attempt = () =>
    db.updateTable("outbox").set({ attempts: 1, open_attempts: 1 }).where("status", "=", "waiting").execute();
  return { begin, notice, move, subjects, deliver, attempt };
}

const stepIn = (subject: string) => Number(/step (\d) of 4/.exec(subject)![1]);

const act = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant("move" as const), step: fc.integer({ min: 1, max: 4 }) }) },
  { weight: 2, arbitrary: fc.constant({ kind: "deliver" as const, step: 0 }) },
  { weight: 1, arbitrary: fc.constant({ kind: "attempt" as const, step: 0 }) },
);

test("however staff move an application, its applicant hears of each step once, and in the end of the one where it stands", async () => {
  const { begin, notice, move, subjects, deliver, attempt } = await deskWithApplication();
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 1, maxLength: 8 }), async (acts) => {
      await begin();
      let step = 1;
      for (const { kind, step: next } of acts) {
        if (kind === "deliver") await deliver();
        if (kind === "attempt") await attempt();
        if (kind !== "move") continue;
        const promised = await notice(next);
        const before = await subjects("waiting", "sent");
        expect((await move(next)).data.step).toBe(next);
        const after = await subjects("waiting", "sent");
        if (next === step) expect(after).toEqual(before);
        else {
          // The mail that is taken back is the last one.
          const kept = promised.takes_back === null ? before : before.slice(0, -1);
          if (promised.takes_back !== null) expect(before.at(-1)).toBe(promised.takes_back);
          expect(after).toEqual(promised.mail === null ? kept : [...kept, promised.mail.subject]);
        }
        step = next;
      }
      await deliver();
      const told = [1, ...(await subjects("sent")).map(stepIn)];
      expect(told.at(-1)).toBe(step);
      expect(told.filter((each, index) => each === told[index + 1])).toEqual([]);
    }),
    { numRuns: 15 },
  );
});

test("a move back to a step that the applicant knows says so, and sends nothing", async () => {
  const { begin, move, subjects, deliver, attempt } = await deskWithApplication();
  await begin();
  await move(2);
  await deliver();
  await move(3);
  await attempt();
  // Nobody knows whether the mail about step 3 has arrived: another one takes its word back.
  expect((await move(2)).message).toMatch(/^Application updated. The mail to the applicant/);
  await deliver();
  expect((await subjects("sent")).map(stepIn)).toEqual([2, 3, 2]);

  await move(4);
  expect((await move(2)).message).toBe(
    "Application updated. The mail about the last move had not left and was taken back.",
  );
  expect((await move(2)).data.step).toBe(2);
  expect((await subjects("sent", "waiting")).map(stepIn)).toEqual([2, 3, 2]);
});
