import { afterEach, expect, test, vi } from "vitest";
import { testApp } from "#test/app.ts";
import { addArticle } from "#test/factories/publication-factories.ts";

const url = "/backend/admin/article-previews.php";
const article = {
  title: "Half a thought",
  description: "Not finished.",
  body: '<h2>One</h2><p>Words</p><img src="/art/a.webp" alt="A gate" width="960" height="640"><script>alert(1)</script>',
  category: "Business",
};

afterEach(() => void vi.useRealTimers());

async function previewing() {
  const testing = await testApp();
  const token = await testing.signIn();
  const preview = async (payload: object) => testing.call({ method: "POST", url, token, payload });
  const open = (address: string) => testing.call({ method: "GET", url: address });
  return { ...testing, preview, open };
}

test("a link shows the article as it stands in the editor, to nobody else, and stores no article", async () => {
  const { preview, open, db } = await previewing();

  const created = await preview(article);
  const page = await open(created.json().data.url);

  expect([created.statusCode, page.statusCode]).toEqual([201, 200]);
  expect(page.headers).toMatchObject({ "cache-control": "no-store", "x-robots-tag": "noindex, nofollow" });
  expect(page.body).toContain("<h1>Half a thought</h1>");
  expect(page.body).toContain('<h2 id="section-1">One</h2><p>Words</p>');
  expect(page.body).toContain('srcSet="/art/a-320.avif 320w'.toLowerCase());
  expect(page.body).not.toContain("alert(1)");
  expect(page.body).not.toContain('rel="canonical"');
  expect(await db.selectFrom("articles").select("id").execute()).toEqual([]);
});

test("the link of a stored article shows its cover unless another was chosen or it was taken away", async () => {
  const { preview, open, db } = await previewing();
  const article_id = await addArticle(db);
  const body = async (more: object) =>
    (await open((await preview({ ...article, article_id, ...more })).json().data.url)).body;

  expect(await body({})).toContain("/art/article-exams.webp");
  expect(await body({ existingImage: "" })).not.toContain('class="art art-32 article-art"');
  expect(await body({ library_image: "/elsewhere.webp" })).not.toContain("/elsewhere.webp");
});

test("the link ends after half an hour, and one that was written by hand shows nothing", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  const { preview, open } = await previewing();
  const { url: link } = (await preview(article)).json().data;

  expect((await open(`${link.slice(0, -1)}${link.endsWith("A") ? "B" : "A"}`)).statusCode).toBe(404);
  expect((await open("/Blogs/preview/1.x")).statusCode).toBe(404);
  vi.setSystemTime(Date.now() + 31 * 60_000);
  expect((await open(link)).statusCode).toBe(404);
});

test("signed out, nobody makes a link", async () => {
  const { call } = await testApp();
  expect((await call({ method: "POST", url, payload: article })).statusCode).toBe(401);
});
