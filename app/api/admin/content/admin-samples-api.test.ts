import { expect, test } from "vitest";
import { loadSamples } from "#db/seed/load-samples.ts";
import { testApp } from "#test/app.ts";

const url = "/backend/admin/samples.php";
const emptied = ["courses", "programs", "testimonials", "faqs", "stat_items", "leaders", "articles"] as const;

async function appWithSamples() {
  const testing = await testApp();
  await testing.db.deleteFrom("settings").execute();
  await loadSamples(testing.db);
  const token = await testing.signIn();
  const left = async (table: (typeof emptied)[number] | "universities") =>
    (await testing.db.selectFrom(table).select("id").execute()).length;
  return { ...testing, token, left };
}

test("the sample content goes in one action, is told to visitors at once and is recorded", async () => {
  const { call, db, token, left } = await appWithSamples();
  const courses = async () => (await call({ method: "GET", url: "/backend/api/courses.php" })).json().data.length;
  expect(await courses()).toBeGreaterThan(0);
  const { count } = (await call({ method: "GET", url, token })).json().data;

  const response = await call({ method: "DELETE", url, token });

  expect(response.json()).toEqual({
    success: true,
    data: { removed: count, kept: 0 },
    message: "The sample content is removed.",
  });
  expect(await Promise.all(emptied.map(left))).toEqual(emptied.map(() => 0));
  expect([await left("universities"), await courses()]).toEqual([0, 0]);
  expect((await call({ method: "GET", url, token })).json().data).toEqual({ count: 0 });
  expect(await db.selectFrom("activities").select(["type", "action"]).orderBy("id", "desc").limit(1).execute()).toEqual(
    [{ type: "sample", action: "delete" }],
  );
});

test("what staff have edited or written stays, with the university that it stands on", async () => {
  const { call, db, token } = await appWithSamples();
  const { id, university_id } = await db.selectFrom("courses").selectAll().orderBy("id").executeTakeFirstOrThrow();
  const payload = { title: "Our own MBA", description: "Evenings.", university_id };
  await call({ method: "PUT", url: `/backend/admin/courses.php?id=${id}`, token, payload });

  const response = await call({ method: "DELETE", url, token });

  expect(response.json()).toMatchObject({
    data: { kept: 1 },
    message: "The sample content is removed, but 1 sample university is still in use by your own courses or programs.",
  });
  expect(await db.selectFrom("courses").select("title").execute()).toEqual([{ title: "Our own MBA" }]);
  expect(await db.selectFrom("universities").select("id").execute()).toEqual([{ id: university_id }]);
});

test("a sample article beside which staff have written stays with what they wrote, and counts no more", async () => {
  const { call, db, token } = await appWithSamples();
  const live = db.selectFrom("articles").selectAll().where("status", "=", "published").orderBy("id");
  const articles = await live.execute();
  const [written, ending] = [articles[0]!, articles[1]!];
  const admin = "/backend/admin";
  const payload = { title: "Our own words", category: written.category, body: "<p>Ours</p>" };
  await call({ method: "PUT", url: `${admin}/article-drafts.php?id=${written.id}`, token, payload });
  const end = { withdraw_at: "2099-01-01T00:00:00Z" };
  await call({ method: "PUT", url: `${admin}/article-withdrawals.php?id=${ending.id}`, token, payload: end });

  expect((await call({ method: "DELETE", url, token })).json()).toMatchObject({ data: { kept: 0 } });

  expect(await db.selectFrom("articles").select("id").orderBy("id").execute()).toEqual([
    { id: written.id },
    { id: ending.id },
  ]);
  const kept = await call({ method: "GET", url: `${admin}/article-drafts.php?id=${written.id}`, token });
  expect(kept.json().data.draft.title).toBe("Our own words");
});
