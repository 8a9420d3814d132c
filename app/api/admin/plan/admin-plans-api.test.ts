import { expect, onTestFinished, test } from "vitest";
import { createApp } from "#app/server/create-app.ts";
import { addUser, testApp } from "#test/app.ts";
import { eventually } from "#test/eventually.ts";
import { stopClock } from "#test/stop-clock.ts";

const start = Date.parse("2026-11-23T09:00:00Z");
const later = (minutes: number) => new Date(start + minutes * 60_000).toISOString();

/** A page that the office has published, and what visitors read. */
async function office() {
  stopClock(start);
  const testing = await testApp();
  const token = await testing.signIn();
  const ask = (method: "GET" | "POST" | "PUT" | "DELETE", path: string, payload?: object) =>
    testing.call({ method, url: `/backend/admin/${path}`, token, ...(payload && { payload }) });
  const words = { title: "Fee waivers", body: "<p>Old words</p>", menu_place: "footer" };
  const { data: page } = (await ask("POST", "pages.php", { ...words, is_published: 1 })).json();
  const visit = async (url: string) => testing.call({ method: "GET", url });
  const read = async (url = "/pages/fee-waivers") => (await visit(url)).body;
  return { ...testing, token, ask, words, page, visit, read };
}

test("a draft lies beside a page of the office's own, is looked at by its link alone, and takes its place by a word", async () => {
  const { ask, page, read, visit, words } = await office();
  const drafts = `page-drafts.php?id=${page.id}`;

  const saved = await ask("PUT", drafts, { ...words, body: "<p>New words</p><script>x</script>" });

  expect([saved.statusCode, saved.json().data.draft.body]).toEqual([200, "<p>New words</p>"]);
  expect(await read()).toContain("Old words");
  for (const [method, body] of [
    ["DELETE", undefined],
    ["PUT", { ...words, is_published: 0 }],
  ] as const) {
    const refused = await ask(method, `pages.php?id=${page.id}`, body);
    expect(JSON.stringify(refused.json())).toContain("A draft lies beside this page: publish or discard it first");
  }
  const preview = await ask("POST", "page-previews.php", { ...words, slug: page.slug, body: "<p>New words</p>" });
  const shown = await visit(preview.json().data.url);
  expect([shown.statusCode, shown.headers["cache-control"], shown.headers["x-robots-tag"]]).toEqual([
    200,
    "no-store",
    "noindex, nofollow",
  ]);
  expect(shown.body).toContain("New words");
  expect(shown.body).toContain("Only people with this link see it");
  expect(await read(`/pages/fee-waivers?preview=1.${"x".repeat(43)}`)).toContain("Old words");

  await ask("POST", drafts, { ...words, title: "All waivers", body: "<p>Last words</p>" });

  expect(await read()).toContain("Last words");
  expect((await ask("GET", drafts)).json().data).toEqual({ draft: null, publish_at: null, withdraw_at: null });
});

test("what is saved to a live page beside its draft is not undone when the draft appears, and an older form of the draft is told of it", async () => {
  const { ask, page, read, words } = await office();
  const drafts = `page-drafts.php?id=${page.id}`;
  const opened = (await ask("PUT", drafts, { ...words, body: "<p>New words</p>" })).json().data.draft;
  stopClock(start + 60_000);
  await ask("PUT", `pages.php?id=${page.id}`, { ...words, title: "Fee waivers 2027", is_published: 1 });

  const late = await ask("POST", `${drafts}&seen=${opened.updated_at}`, { ...words, body: "<p>New words</p>" });
  expect([late.statusCode, late.json().data]).toMatchObject([
    409,
    { title: "Fee waivers 2027", body: "<p>New words</p>", updated_at: later(1) },
  ]);
  await ask("PUT", `${drafts}&seen=${later(1)}`, { ...late.json().data, publish_at: later(5) });
  await ask("PUT", `pages.php?id=${page.id}`, { ...words, title: "Fee waivers 2028", is_published: 1 });
  stopClock(start + 5 * 60_000);

  await eventually(async () => expect(await read()).toContain("New words"));
  expect(await read()).toContain("Fee waivers 2028");
});

test("what is saved to a fixed page's texts beside their draft is not undone when it appears", async () => {
  const { ask, read } = await office();
  const drafts = "page-text-drafts.php?page=home";
  const before = (await ask("GET", "page-texts.php?page=home")).json().data.texts;
  await ask("PUT", drafts, { ...before, "hero.title": "Study where you live", publish_at: later(5) });
  await ask("PUT", "page-texts.php?page=home", { "strip.first": "Admissions close on Friday" });
  stopClock(start + 5 * 60_000);

  await eventually(async () => expect(await read("/")).toContain("Study where you live"));
  expect(await read("/")).toContain("Admissions close on Friday");
});

test("a page's draft appears at its time after a restart, and the page goes at its own", async () => {
  const { app, ask, bucket, dataFolder, db, page, words } = await office();
  await ask("PUT", `page-drafts.php?id=${page.id}`, { ...words, body: "<p>New words</p>", publish_at: later(10) });
  const ended = await ask("PUT", `page-withdrawals.php?id=${page.id}`, { withdraw_at: later(20) });
  expect(ended.json().data).toMatchObject({ publish_at: later(10), withdraw_at: later(20) });
  await app.close();

  stopClock(start + 11 * 60_000);
  const next = await createApp({ db, dataFolder, bucket, publicOrigin: "http://disha.test", logLevel: "silent" });
  onTestFinished(() => next.close());
  await next.ready();
  const visit = () => next.inject({ method: "GET", url: "/pages/fee-waivers" });
  expect((await visit()).body).toContain("New words");

  stopClock(start + 20 * 60_000);
  await eventually(async () => expect((await visit()).statusCode).toBe(404));
  expect((await next.inject({ method: "GET", url: "/contact" })).body).not.toContain("fee-waivers");
  expect(await db.selectFrom("plans").selectAll().execute()).toEqual([]);
});

test("a draft of a fixed page's texts is kept, previewed on the page itself, and published or discarded", async () => {
  const { ask, db, read } = await office();
  const drafts = "page-text-drafts.php?page=home";
  const texts = { "hero.title": "Study where you live", "strip.first": "" };

  const saved = await ask("PUT", drafts, texts);

  expect(saved.json().data.draft).toMatchObject({ page: "home", changed: ["strip.first", "hero.title"] });
  expect(await read("/")).not.toContain("Study where you live");
  const { url } = (await ask("POST", "page-text-previews.php?page=home", texts)).json().data;
  const shown = await read(url);
  expect(shown).toContain("Study where you live");
  expect(shown).toContain("Only people with this link see it");
  expect(await read("/")).not.toContain("Study where you live");
  expect((await ask("DELETE", drafts)).statusCode).toBe(200);
  expect((await ask("DELETE", drafts)).statusCode).toBe(404);

  await ask("PUT", drafts, { ...texts, publish_at: later(5) });
  stopClock(start + 5 * 60_000);
  await eventually(async () => expect(await read("/")).toContain("Study where you live"));
  const { id } = (await ask("GET", "page-texts.php?page=home")).json().data;
  const { versions } = (await ask("GET", `versions.php?list=page-texts&id=${id}`)).json().data;
  expect(versions.map(({ act }: { act: string }) => act)).toEqual(["saved", "found"]);
  expect(await db.selectFrom("plans").selectAll().execute()).toEqual([]);
});

test("a draft of the privacy notice gives the notice its version when visitors see it", async () => {
  const { ask, read } = await office();
  await ask("PUT", "page-text-drafts.php?page=privacy", { "notice.lede": "We keep little." });
  expect(await read("/privacy")).not.toContain("We keep little.");
  stopClock(start + 60_000);

  await ask("POST", "page-text-drafts.php?page=privacy", { "notice.lede": "We keep little." });

  expect(await read("/privacy")).toContain("2026-11-23 14:31:00");
});

test("who writes over a newer draft is refused and shown it; what cannot be planned is refused, and nothing is stored", async () => {
  const { ask, call, db, page, signIn, words } = await office();
  const drafts = `page-drafts.php?id=${page.id}`;
  const refusals = [
    await ask("PUT", drafts, { ...words, publish_at: later(-1) }),
    await ask("PUT", drafts, { ...words, body: "", publish_at: later(5) }),
    await ask("PUT", drafts, { ...words, title: "" }),
    await ask("PUT", `page-withdrawals.php?id=${page.id}`, { withdraw_at: later(-1) }),
    await ask("PUT", "page-text-drafts.php?page=about", { "head.title": " " }),
  ];
  expect(refusals.map((answer) => [answer.statusCode, Object.keys(answer.json().errors)])).toEqual([
    [422, ["publish_at"]],
    [422, ["body"]],
    [422, ["title"]],
    [422, ["withdraw_at"]],
    [422, ["head.title"]],
  ]);
  expect(await db.selectFrom("page_texts").selectAll().execute()).toEqual([]);
  const hidden = (await ask("POST", "pages.php", { ...words, title: "Hidden" })).json().data;
  expect((await ask("PUT", `page-drafts.php?id=${hidden.id}`, words)).statusCode).toBe(422);
  await addUser(db, "vera", "viewer");
  const url = `/backend/admin/${drafts}`;
  expect((await call({ method: "PUT", url, token: await signIn("vera"), payload: words })).statusCode).toBe(403);
  expect(await db.selectFrom("plans").selectAll().execute()).toEqual([]);

  stopClock(start + 1000);
  const seen = `${drafts}&seen=${page.updated_at}`;
  await ask("PUT", seen, { ...words, title: "Theirs" });
  const stale = await ask("PUT", seen, { ...words, title: "Mine" });
  expect([stale.statusCode, stale.json().data.title]).toEqual([409, "Theirs"]);
});

test("the end of an article that is only scheduled can be said beforehand, and a deleted record has no plan", async () => {
  const { app, ask, bucket, dataFolder, db } = await office();
  const words = { title: "Fees", description: "What they cost.", category: "Business", body: "<p>x</p>" };
  const scheduled = { ...words, status: "scheduled", published_at: later(10) };
  const { id } = (await ask("POST", "blogs.php", scheduled)).json().data;
  const plan = (withdraw_at: string) => ask("PUT", `article-withdrawals.php?id=${id}`, { withdraw_at });

  expect((await plan(later(5))).json().errors).toEqual({ withdraw_at: "Choose a time after it has appeared" });
  expect((await plan(later(20))).json().data.withdraw_at).toBe(later(20));
  const other = (await ask("POST", "blogs.php", { ...scheduled, title: "Other" })).json().data;
  await ask("PUT", `article-withdrawals.php?id=${other.id}`, { withdraw_at: later(20) });
  expect((await ask("DELETE", `blogs.php?id=${other.id}`)).statusCode).toBe(200);
  expect(await db.selectFrom("plans").select("record_id").execute()).toEqual([{ record_id: id }]);

  await app.close();
  stopClock(start + 21 * 60_000);
  const next = await createApp({ db, dataFolder, bucket, publicOrigin: "http://disha.test", logLevel: "silent" });
  onTestFinished(() => next.close());
  await next.ready();
  expect((await next.inject({ method: "GET", url: "/Blogs/fees" })).statusCode).toBe(404);
  expect(await db.selectFrom("articles").select("status").execute()).toEqual([{ status: "draft" }]);
});

test("a deleted page comes back with its planned end, and goes at once where that has passed meanwhile", async () => {
  const { ask, db, page, read, visit } = await office();
  await ask("PUT", `page-withdrawals.php?id=${page.id}`, { withdraw_at: later(20) });
  const throughTrash = async (minutesThere: number) => {
    const { trash_id } = (await ask("DELETE", `pages.php?id=${page.id}`)).json().data;
    stopClock(start + minutesThere * 60_000);
    expect((await ask("POST", `trash.php?id=${trash_id}`)).statusCode).toBe(200);
  };

  await throughTrash(10);
  expect(await read()).toContain("Old words");
  expect((await ask("GET", `page-drafts.php?id=${page.id}`)).json().data.withdraw_at).toBe(later(20));

  await throughTrash(30);
  await eventually(async () => expect((await visit("/pages/fee-waivers")).statusCode).toBe(404));
  expect(await db.selectFrom("pages").select("is_published").execute()).toEqual([{ is_published: 0 }]);
  expect(await db.selectFrom("plans").selectAll().execute()).toEqual([]);
});
