import { expect, onTestFinished, test } from "vitest";
import { carryOutPlans } from "#app/domain/plan/carry-out-plans.server.ts";
import type { ArticlePlan } from "#app/domain/article/article-schema.ts";
import { createApp } from "#app/server/create-app.ts";
import { addUser, testApp } from "#test/app.ts";
import { eventually } from "#test/eventually.ts";
import { stopClock } from "#test/stop-clock.ts";

const start = Date.parse("2026-11-23T09:00:00Z");
const later = (minutes: number) => new Date(start + minutes * 60_000).toISOString();
const words = { title: "Fees", description: "What they cost.", category: "Business" };

/** A published article, and what visitors read of it. */
async function publishedArticle() {
  stopClock(start);
  const testing = await testApp();
  const token = await testing.signIn();
  const ask = (method: "GET" | "POST" | "PUT" | "DELETE", path: string, payload?: object) =>
    testing.call({ method, url: `/backend/admin/${path}`, token, ...(payload && { payload }) });
  const live = { ...words, body: "<p>Old words</p>", status: "published" };
  const { id, slug, updated_at } = (await ask("POST", "blogs.php", live)).json().data;
  const read = (slug = "fees") => testing.call({ method: "GET", url: `/Blogs/${slug}` });
  const plan = async () => (await ask("GET", `article-drafts.php?id=${id}`)).json<{ data: ArticlePlan }>().data;
  const save = (draft: object, seen?: string) =>
    ask("PUT", `article-drafts.php?id=${id}${seen ? `&seen=${seen}` : ""}`, {
      ...words,
      body: "<p>New words</p>",
      ...draft,
    });
  return { ...testing, token, ask, id, slug, updated_at, read, plan, save };
}

test("a draft is kept beside the live article, shown to nobody, and put in its place by a word", async () => {
  const { ask, id, plan, read, save } = await publishedArticle();

  const saved = await save({ title: "Fees in full" });

  expect([saved.statusCode, saved.json().data.draft.title]).toEqual([200, "Fees in full"]);
  expect((await read()).body).toContain("Old words");
  expect((await plan()).draft).toMatchObject({ title: "Fees in full", body: "<p>New words</p>", status: "published" });
  expect((await ask("DELETE", `blogs.php?id=${id}`)).json().message).toBe(
    "A draft lies beside this article: publish or discard it first",
  );

  await ask("POST", `article-drafts.php?id=${id}`, { ...words, title: "All fees", body: "<p>Last words</p>" });

  expect((await read()).body).toContain("Last words");
  expect(await plan()).toEqual({ draft: null, publish_at: null, withdraw_at: null });
  const { versions } = (await ask("GET", `versions.php?list=blogs&id=${id}`)).json().data;
  expect(versions.map(({ act }: { act: string }) => act)).toEqual(["saved", "created"]);
});

test("a draft appears at its time after a restart, once, and the article is taken off at its own", async () => {
  const { app, ask, bucket, dataFolder, db, id, save } = await publishedArticle();
  await save({ publish_at: later(10) });
  const ended = await ask("PUT", `article-withdrawals.php?id=${id}`, { withdraw_at: later(20) });
  expect(ended.json().data).toMatchObject({ publish_at: later(10), withdraw_at: later(20) });
  await app.close();

  stopClock(start + 11 * 60_000);
  const restarted = () => createApp({ db, dataFolder, bucket, publicOrigin: "http://disha.test", logLevel: "silent" });
  const both = await Promise.all([restarted(), restarted()]);
  onTestFinished(async () => void (await Promise.all(both.map((app) => app.close()))));
  await Promise.all(both.map((app) => app.ready()));
  const [next] = both;
  const read = () => next.inject({ method: "GET", url: "/Blogs/fees" });
  expect((await read()).body).toContain("New words");
  const acts = db.selectFrom("activities").select("id").where("type", "=", "article").where("action", "=", "update");
  expect(await acts.execute()).toHaveLength(1);

  stopClock(start + 20 * 60_000);
  await eventually(async () => expect((await read()).statusCode).toBe(404));
  const { status, body } = await db.selectFrom("articles").selectAll().executeTakeFirstOrThrow();
  expect([status, body]).toEqual(["draft", "<p>New words</p>"]);
  expect(await db.selectFrom("plans").selectAll().execute()).toEqual([]);
});

test("an article goes at its end though the draft beside it cannot be saved as it is any more; what was written is the article's", async () => {
  const { ask, db, id, read, save } = await publishedArticle();
  const meera = (await ask("POST", "expert-guidance.php", { name: "Meera", title: "Counsellor" })).json().data.id;
  await save({ author_id: meera, publish_at: later(30) });
  await ask("PUT", `article-withdrawals.php?id=${id}`, { withdraw_at: later(10) });
  expect((await ask("DELETE", `expert-guidance.php?id=${meera}`)).statusCode).toBe(200);

  stopClock(start + 10 * 60_000);
  await carryOutPlans(db);

  const { status, body, author_id } = await db.selectFrom("articles").selectAll().executeTakeFirstOrThrow();
  expect([status, body, author_id]).toEqual(["draft", "<p>New words</p>", null]);
  await eventually(async () => expect((await read()).statusCode).toBe(404));
  expect(await db.selectFrom("plans").selectAll().execute()).toEqual([]);
});

test("the draft beside an article that was scheduled anew outlives its end", async () => {
  const { ask, db, id, plan, save } = await publishedArticle();
  await save({ publish_at: later(30) });
  await ask("PUT", `article-withdrawals.php?id=${id}`, { withdraw_at: later(10) });
  // An earlier release let it.
  await db
    .updateTable("articles")
    .set({ status: "scheduled", published_at: later(20) })
    .execute();

  stopClock(start + 10 * 60_000);
  await carryOutPlans(db);

  expect(await plan()).toMatchObject({ draft: { body: "<p>New words</p>" }, publish_at: later(30), withdraw_at: null });
});

test("an article with a draft beside it is neither unpublished nor put off to a time to come", async () => {
  const { ask, id, read, save } = await publishedArticle();
  await save({});
  const put = (publication: object) => ask("PUT", `blogs.php?id=${id}`, { ...words, ...publication });

  const refused = [await put({ status: "draft" }), await put({ status: "scheduled", published_at: later(20) })];

  expect(refused.map((answer) => [answer.statusCode, answer.json().errors])).toEqual([
    [422, { status: "A draft lies beside this article: publish or discard it first" }],
    [
      422,
      {
        published_at:
          "A draft lies beside this article: choose Published and say when under “Draft appears on”, or discard it first",
      },
    ],
  ]);
  expect((await read()).body).toContain("Old words");
  expect((await ask("DELETE", `article-drafts.php?id=${id}`)).statusCode).toBe(200);
  expect((await put({ status: "scheduled", published_at: later(20) })).statusCode).toBe(200);
  expect((await read()).statusCode).toBe(404);
});

test("who saves a draft over a newer one is refused and shown it; it can be discarded", async () => {
  const { ask, id, plan, save, updated_at } = await publishedArticle();
  stopClock(start + 1000);
  await save({ title: "Theirs", publish_at: later(30) }, updated_at);

  const stale = await save({ title: "Mine" }, updated_at);

  const { title, plan: planned } = stale.json().data;
  expect([stale.statusCode, title, planned.publish_at]).toEqual([409, "Theirs", later(30)]);
  expect((await ask("DELETE", `article-drafts.php?id=${id}`)).statusCode).toBe(200);
  expect((await ask("DELETE", `article-drafts.php?id=${id}`)).statusCode).toBe(404);
  expect((await plan()).draft).toBeNull();
});

test("what cannot be planned is refused with a sentence, and nothing is stored", async () => {
  const { ask, call, db, id, save, signIn } = await publishedArticle();
  const answers = [
    await save({ publish_at: later(-1) }),
    await save({ publish_at: later(5), body: "" }),
    await save({ title: "" }),
    await ask("PUT", `article-withdrawals.php?id=${id}`, { withdraw_at: later(-1) }),
  ];
  expect(answers.map((answer) => [answer.statusCode, Object.keys(answer.json().errors)])).toEqual([
    [422, ["publish_at"]],
    [422, ["body"]],
    [422, ["title"]],
    [422, ["withdraw_at"]],
  ]);
  const draft = (await ask("POST", "blogs.php", { ...words, title: "Not yet" })).json().data;
  expect((await ask("PUT", `article-drafts.php?id=${draft.id}`, { ...words, body: "<p>x</p>" })).statusCode).toBe(422);
  await addUser(db, "vera", "viewer");
  const url = `/backend/admin/article-drafts.php?id=${id}`;
  expect((await call({ method: "PUT", url, token: await signIn("vera"), payload: words })).statusCode).toBe(403);
  expect((await call({ method: "PUT", url, payload: words })).statusCode).toBe(401);
  expect(await db.selectFrom("plans").selectAll().execute()).toEqual([]);
});

test("of two who save the draft at once, having seen the same, one is told of the other", async () => {
  const { db, call, signIn } = await testApp();
  const token = await signIn();
  const ask = (method: "POST" | "PUT", path: string, payload: object) =>
    call({ method, url: `/backend/admin/${path}`, token, payload });
  const live = { ...words, body: "<p>Old words</p>", status: "published" };
  const { id, updated_at } = (await ask("POST", "blogs.php", live)).json().data;
  let seen: string = updated_at;
  for (let round = 1; round <= 6; round += 1) {
    const saves = ["Mine", "Theirs"].map((title) =>
      ask("PUT", `article-drafts.php?id=${id}&seen=${seen}`, { ...words, title, body: "<p>New words</p>" }),
    );

    const answers = await Promise.all(saves);

    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 409]));
    const saved = answers.find(({ statusCode }) => statusCode === 200)!.json().data.draft;
    const { content } = await db.selectFrom("plans").selectAll().executeTakeFirstOrThrow();
    expect(JSON.parse(content!).title).toBe(saved.title);
    seen = saved.updated_at;
  }
});
