import { sql } from "kysely";
import { expect, test } from "vitest";
import { fromNow, HOUR_MS } from "#app/lib/time/from-now.ts";
import { testApp } from "#test/app.ts";
import { allowLog } from "#test/expect-log.ts";
import { addCourse, addUniversity } from "#test/factories/factories.ts";

const isEmbedded = !process.env["TEST_DATABASE_URL"];
const full = "There is no space left on our disk, so nothing can be stored at the moment. Please try again later.";
const readOnly = "Our disk cannot be written to, so nothing can be stored at the moment. Please try again later.";
const lead = {
  name: "Tanvi",
  email: "tanvi@mail.example",
  phone: "+91 98225 50148",
  course: "Online MBA",
  message: "x".repeat(900),
};

test.skipIf(isEmbedded).each([
  [full, "53100"],
  [readOnly, "25006"],
])("%s So, too, where PostgreSQL says it", async (sentence, state) => {
  const { call, db } = await testApp();
  const send = () => call({ method: "POST", url: "/backend/api/leads.php", payload: lead });
  allowLog('"storage":');
  await sql`create function fail() returns trigger language plpgsql
    as ${sql.raw(`$$ begin raise exception 'refused' using errcode = '${state}'; end $$`)}`.execute(db);
  await sql`create trigger fails before insert on leads execute function fail()`.execute(db);

  const answer = await send();
  expect([answer.statusCode, answer.json()]).toEqual([503, { success: false, message: sentence }]);

  await sql`drop function fail cascade`.execute(db);
  expect((await send()).statusCode).toBe(201);
});

test.runIf(isEmbedded).each([
  [full, "pragma max_page_count = 1", "pragma max_page_count = 1000000"],
  [readOnly, "pragma query_only = on", "pragma query_only = off"],
])("%s Reads go on, and writes do when the disk is well again", async (sentence, break_, mend) => {
  const { call, db, signIn } = await testApp({ mostFormPosts: 1000 });
  const token = await signIn();
  await addCourse(db, await addUniversity(db), { title: "Online MBA" });
  await db
    .updateTable("sessions")
    .set({ last_used_at: fromNow(-HOUR_MS) })
    .execute();
  const send = () => call({ method: "POST", url: "/backend/api/leads.php", payload: lead });
  const count = async () => (await db.selectFrom("leads").select("id").execute()).length;
  allowLog('"storage":');

  await sql.raw(break_).execute(db);
  const accepted: number[] = [];
  let answer = await send();
  // Pages that are begun take some more.
  while (answer.statusCode === 201) answer = await (accepted.push(1), send());

  expect([answer.statusCode, answer.json()]).toEqual([503, { success: false, message: sentence }]);
  expect(await count()).toBe(accepted.length);
  const page = await call({ url: "/courses" });
  expect([page.statusCode, page.body.includes("Online MBA")]).toEqual([200, true]);
  expect((await call({ url: "/backend/admin/courses.php", token })).statusCode).toBe(200);

  await sql.raw(mend).execute(db);
  expect((await send()).statusCode).toBe(201);
  expect(await count()).toBe(accepted.length + 1);
});
