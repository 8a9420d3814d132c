import type { LightMyRequestResponse } from "fastify";
import { expect, onTestFinished, test } from "vitest";
import { createApp } from "#app/server/create-app.ts";
import { openPostgresDatabase } from "#db/database.ts";
import { adminPassword, testApp, type TestApp } from "#test/app.ts";
import { addUniversity } from "#test/factories/factories.ts";
import { workerDatabaseUrl } from "#test/servers/postgres-server.ts";

const ROUNDS = 8;
const serverUrl = process.env["TEST_DATABASE_URL"];

type Ask = (method: "POST" | "PUT" | "DELETE", file: string, payload?: object) => Promise<number>;

/**
 * Two ways into one database, each with a connection of its own: on PostgreSQL they are two processes in all but name.
 */
async function twoDoors() {
  const testing = await testApp();
  const doors = [testing.app, await secondApp(testing)];
  const token = await testing.signIn();
  const [one, other] = doors.map((app): Ask => async (method, file, payload) => {
    const url = `/backend/admin/${file}`;
    const headers = { authorization: `Bearer ${token}` };
    return statusOf(await app.inject({ method, url, headers, ...(payload && { payload }) }));
  }) as [Ask, Ask];
  return { ...testing, one, other };
}

/** Two that wait for each other's locks are a defect of ours, however politely one of them is refused. */
function statusOf({ statusCode, body }: LightMyRequestResponse): number {
  expect(body).not.toContain("Somebody else has changed the same at this very moment");
  return statusCode;
}

async function secondApp({ app, dataFolder }: TestApp) {
  if (!serverUrl) return app;
  const { db, close } = await openPostgresDatabase(await workerDatabaseUrl(serverUrl));
  const second = await createApp({ db, dataFolder, publicOrigin: "http://disha.test", logLevel: "silent" });
  onTestFinished(async () => {
    await second.close();
    await close();
  });
  return second;
}

async function inRounds(race: (round: number) => Promise<number[]>): Promise<number[][]> {
  const answers: number[][] = [];
  for (let round = 0; round < ROUNDS; round += 1) answers.push(await race(round));
  return answers;
}

test("two courses of one title at once are two courses, or one and a refusal", async () => {
  const { db, one, other } = await twoDoors();
  const university_id = await addUniversity(db);

  const answers = await inRounds((round) => {
    const course = { title: `Online MBA ${"IVX".repeat(round + 1)}`, description: "Evenings.", university_id };
    return Promise.all([one, other, one, other].map((ask) => ask("POST", "courses.php", course)));
  });

  const statuses = answers.flat();
  expect(statuses.filter((status) => ![201, 409, 422].includes(status))).toEqual([]);
  for (const round of answers) expect(round).toContain(201);
  const slugs = (await db.selectFrom("courses").select("slug").execute()).map(({ slug }) => slug);
  expect(slugs).toHaveLength(statuses.filter((status) => status === 201).length);
  expect(new Set(slugs).size).toBe(slugs.length);
});

test("a university deleted while a course is given it: one of the two is refused", async () => {
  const { db, one, other } = await twoDoors();

  const answers = await inRounds(async (round) => {
    const id = await addUniversity(db, { name: `University ${"abcdefghij"[round]}` });
    const course = { title: "Online MBA", description: "Evenings.", university_id: id };
    return Promise.all([one("DELETE", `universities.php?id=${id}`), other("POST", "courses.php", course)]);
  });

  for (const [deletion, creation] of answers) {
    expect([200, 409]).toContain(deletion);
    expect(deletion === 200 ? [409, 422] : [201]).toContain(creation);
  }
  const homeless = await db
    .selectFrom("courses as c")
    .leftJoin("universities as u", "u.id", "c.university_id")
    .select("c.id")
    .where("u.id", "is", null)
    .execute();
  expect(homeless).toEqual([]);
});

test("two moves at once both count, and every record has a place of its own", async () => {
  const { db, one, other } = await twoDoors();
  for (const question of ["A", "B", "C", "D", "E"]) await one("POST", "faqs.php", { question, answer: "Yes." });

  const answers = await inRounds((round) => {
    const move = (id: number, before: number | null) => ({ list: "faqs", id, before });
    return Promise.all([
      one("PUT", "order.php", move((round % 5) + 1, null)),
      other("PUT", "order.php", move(((round + 2) % 5) + 1, (round % 5) + 1)),
    ]);
  });

  expect(answers.flat()).toEqual(answers.flat().map(() => 200));
  const places = await db.selectFrom("faqs").select("position").orderBy("position").execute();
  expect(places.map(({ position }) => position)).toEqual([1, 2, 3, 4, 5]);
});

test("a programme's lowest fees raised while its highest are lowered: one of the two is refused", async () => {
  const { db, one, other } = await twoDoors();
  const program = { title: "Online MCA", badge: "2 Years", duration: "2 Years" };
  await one("POST", "programs.php", program);

  const answers = await inRounds(async () => {
    await one("PUT", "programs.php?id=1", { ...program, fees_from: 100, fees_to: 400 });
    return Promise.all([
      one("PUT", "programs.php?id=1", { ...program, fees_from: 300 }),
      other("PUT", "programs.php?id=1", { ...program, fees_to: 200 }),
    ]);
  });

  for (const round of answers) expect(round.toSorted((a, b) => a - b)).toEqual([200, 422]);
  const { fees_from_paise, fees_to_paise } = await db.selectFrom("programs").selectAll().executeTakeFirstOrThrow();
  expect(fees_from_paise).toBeLessThanOrEqual(fees_to_paise!);
});

test("two administrators who remove each other at once: one of them stays", async () => {
  const { db, app, one } = await twoDoors();
  for (let round = 0; round < ROUNDS; round += 1) {
    const second = { username: `rival${round}`, email: `rival${round}@mail.example`, password: adminPassword };
    await one("POST", "users.php", { ...second, role: "admin" });
    const ids = await db
      .selectFrom("users")
      .select(["id", "username"])
      .where("role", "=", "admin")
      .orderBy("id")
      .execute();
    const [first, rival] = [ids[0]!, ids.at(-1)!];
    const token = await tokenOf(app, rival.username);
    const asRival = (id: number) =>
      app.inject({
        method: "DELETE",
        url: `/backend/admin/users.php?id=${id}`,
        headers: { authorization: `Bearer ${token}` },
      });

    const [kept, removed] = await Promise.all([
      asRival(first.id).then(statusOf),
      one("DELETE", `users.php?id=${rival.id}`),
    ]);

    // Whoever came second has no account any more to act with, or meets the rule.
    expect([kept, removed].filter((status) => status === 200)).toHaveLength(1);
    expect([kept, removed].filter((status) => status >= 500)).toEqual([]);
    const left = await db.selectFrom("users").select("id").where("role", "=", "admin").execute();
    expect(left).toHaveLength(1);
    if (removed !== 200) return;
  }
});

test("one user deleted twice at once is deleted once, and the last administrator not at all", async () => {
  const { db, one, other } = await twoDoors();
  const admin = await db.selectFrom("users").select("id").where("role", "=", "admin").executeTakeFirstOrThrow();
  const client = await db.selectFrom("users").select("id").where("role", "=", "user").executeTakeFirstOrThrow();

  const deletions = await Promise.all([one, other].map((ask) => ask("DELETE", `users.php?id=${client.id}`)));
  const last = await Promise.all([one, other].map((ask) => ask("DELETE", `users.php?id=${admin.id}`)));

  expect(deletions.toSorted((a, b) => a - b)).toEqual([200, 404]);
  expect(last).toEqual([409, 409]);
  expect(await db.selectFrom("users").select("id").where("role", "=", "admin").execute()).toHaveLength(1);
});

test("one user name given twice at once is given once", async () => {
  const { db, one, other } = await twoDoors();
  const answers = await inRounds((round) => {
    const user = { username: `sunita${round}`, email: `sunita${round}@mail.example`, password: adminPassword };
    return Promise.all([one("POST", "users.php", user), other("POST", "users.php", user)]);
  });

  for (const round of answers) {
    expect(round).toContain(201);
    expect(round.some((status) => status === 409 || status === 422)).toBe(true);
  }
  expect(await db.selectFrom("users").select("id").where("username", "like", "sunita%").execute()).toHaveLength(ROUNDS);
});

test("the rules of two roles decided at once both hold", async () => {
  const { db, one, other } = await twoDoors();
  const rules = (mark: number) => ({ needs_second_factor: mark, sees_all_leads: 0 });

  const answers = await inRounds(async (round) => {
    const mark = 1 - (round % 2);
    const statuses = await Promise.all([
      one("PUT", "role-rules.php?role=counsellor", rules(mark)),
      other("PUT", "role-rules.php?role=editor", rules(mark)),
    ]);
    const decided = await db
      .selectFrom("role_rules")
      .select("needs_second_factor")
      .where("role", "in", ["counsellor", "editor"])
      .execute();
    expect([round, decided]).toEqual([round, [{ needs_second_factor: mark }, { needs_second_factor: mark }]]);
    return statuses;
  });

  expect(new Set(answers.flat())).toEqual(new Set([200]));
});

async function tokenOf(app: TestApp["app"], username: string): Promise<string> {
  const payload = { username, password: adminPassword };
  const response = await app.inject({ method: "POST", url: "/backend/admin/login.php", payload });
  return response.json<{ token: string }>().token;
}
