import { expect, test } from "vitest";
import { testApp } from "#test/app.ts";
import { visibleText } from "#test/reading/visible-text.ts";
import { startMailServer } from "#test/servers/mail-server.ts";
import { addArticle } from "#test/factories/publication-factories.ts";

const form = { "content-type": "application/x-www-form-urlencoded" };

async function blogOf(articles: number) {
  const app = await testApp();
  for (let day = 1; day <= articles; day++) {
    await addArticle(app.db, { title: `Article ${day}`, published_at: `2026-11-0${day}T05:00:00.000Z` });
  }
  const titlesOn = async (url: string) => {
    const { body } = await app.call({ method: "GET", url });
    return { titles: [...body.matchAll(/>(Article \d)</g)].map(([, title]) => title), body };
  };
  return { ...app, titlesOn };
}

test("the blog shows four articles, the newest first, and a link to more", async () => {
  const { titlesOn } = await blogOf(6);

  const { titles, body } = await titlesOn("/Blogs");

  expect(titles).toEqual(["Article 6", "Article 5", "Article 4", "Article 3"]);
  expect(body).toContain('href="/Blogs?page=2#row-5"');
});

test("the second page shows the next ones as well, and no link when nothing is left", async () => {
  const { titlesOn } = await blogOf(6);

  const { titles, body } = await titlesOn("/Blogs?page=2");

  expect(titles).toHaveLength(6);
  expect(body).not.toContain("Load More Articles");
  expect((await titlesOn("/Blogs?page=minus")).titles).toHaveLength(4);
});

test("behind the hundredth page the list leads to the search, not back to its beginning", async () => {
  const app = await testApp();
  const seconds = Array.from({ length: 401 }, (_, index) => new Date(Date.UTC(2026, 10, 1, 0, 0, index)));
  for (const [index, at] of seconds.entries())
    await addArticle(app.db, { title: `Article ${index}`, published_at: at.toISOString() });

  const { body } = await app.call({ url: "/Blogs?page=100" });

  expect(visibleText(body)).toContain("The first 400 of 401 are here. Search for the others");
  expect(body).not.toContain("data-more");
});

test("drafts and articles that are still to appear are neither listed nor opened", async () => {
  const { db, call, titlesOn } = await blogOf(1);
  await addArticle(db, { title: "Article 8", status: "draft" });
  await addArticle(db, { title: "Article 9", status: "scheduled", published_at: "2999-01-01T00:00:00.000Z" });

  expect((await titlesOn("/Blogs")).titles).toEqual(["Article 1"]);
  expect((await call({ method: "GET", url: "/Blogs/article-8" })).statusCode).toBe(404);
  expect((await call({ method: "GET", url: "/Blogs/article-9" })).statusCode).toBe(404);
});

test.each([{ hasMailServer: true }, { hasMailServer: false }])(
  "who asks for the newsletter is promised a mail as it can be kept, whatever is known of the address: %j",
  async ({ hasMailServer }) => {
    const { call } = await testApp(hasMailServer ? { smtpUrl: (await startMailServer()).url } : {});
    const payload = { email: "tanvi@mail.example" };
    const ask = async () =>
      (await call({ method: "POST", url: "/backend/api/newsletter.php", payload })).json().message;
    const first = await ask();

    expect(first).toBe(
      "Thank you. Please open the link in the email that we send you, unless you have confirmed this address before." +
        (hasMailServer ? "" : " At the moment our emails cannot leave: it comes later."),
    );
    expect(await ask()).toBe(first);
    expect((await call({ method: "GET", url: "/Blogs?sent=1" })).body).toContain(first);
  },
);

test("the newsletter box as a plain post stores a subscriber and leads back with thanks", async () => {
  const { db, call } = await testApp();

  const response = await call({ method: "POST", url: "/Blogs", headers: form, payload: "email=ravi%40mail.example" });

  expect([response.statusCode, response.headers.location]).toEqual([303, "/Blogs?sent=1#newsletter"]);
  const subscribers = await db.selectFrom("subscribers").select(["email", "status"]).execute();
  expect(subscribers).toEqual([{ email: "ravi@mail.example", status: "pending" }]);
  const mail = await db.selectFrom("outbox").select("body").executeTakeFirstOrThrow();
  expect(mail.body).toContain("http://disha.test/newsletter/confirm/");
});

test("an address that is none comes back with its sentence, and nothing is stored", async () => {
  const { db, call } = await testApp();

  const response = await call({ method: "POST", url: "/Blogs", headers: form, payload: "email=ravi" });

  expect(response.statusCode).toBe(422);
  expect(response.body).toContain("Email must be an address such as name@example.com");
  expect(response.body).toContain('value="ravi"');
  expect(await db.selectFrom("subscribers").selectAll().execute()).toEqual([]);
});
