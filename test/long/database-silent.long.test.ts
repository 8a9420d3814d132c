import { expect, test } from "vitest";
import { eventually } from "#test/eventually.ts";
import { allowLog } from "#test/expect-log.ts";
import { addCourse, addUniversity } from "#test/factories/factories.ts";
import { expectToOutlast, lead, linkedApp, timed } from "#test/servers/linked-app.ts";

const serverUrl = process.env["TEST_DATABASE_URL"];

test.runIf(serverUrl)("a database that falls silent is as one whose line is cut", () => expectToOutlast("silent"));

test.runIf(serverUrl)("a slow database holds up who asks it, and nobody else", async () => {
  const { app, db, link, pool, post } = await linkedApp();
  await addCourse(db, await addUniversity(db), { title: "Online MBA" });
  await app.inject("/courses");
  allowLog('"storage":"gone"');
  link.set({ delayMs: 2000 });

  const asking = Promise.all(Array.from({ length: 30 }, () => timed(() => post(lead))));
  const [page, pageMs] = await timed(() => app.inject("/courses"));
  const [file, fileMs] = await timed(() => app.inject(`/backend/uploads/courses/${"a".repeat(32)}.webp`));

  expect([page.statusCode, pageMs < 500, file.statusCode, fileMs < 500]).toEqual([200, true, 200, true]);
  expect(pool().total).toBeLessThanOrEqual(10);
  const answers = await asking;
  expect(answers.filter(([{ statusCode }]) => ![201, 503].includes(statusCode))).toEqual([]);
  expect(Math.max(...answers.map(([, ms]) => ms))).toBeLessThan(30_000);
  link.set("through");
  await eventually(async () => expect((await app.inject("/ready")).statusCode).toBe(200));
});
