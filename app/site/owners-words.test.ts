import { expect, test } from "vitest";
import { textPages } from "#app/domain/page-text/page-texts.content.ts";
import { textsOf } from "#app/domain/page-text/read-page-texts.ts";
import { loadFieldRules } from "#db/seed/field-rules.ts";
import { loadSamples } from "#db/seed/load-samples.ts";
import { testApp } from "#test/app.ts";

const fitting = "degree=PG&percent=60&work=2&budget=900000&place=online&language=English";

/** Every page that has words of the owner's, in the states in which it has others. */
const addresses = [
  "/",
  "/?program=online-mba",
  "/courses",
  "/UG",
  "/PG",
  "/PGDCS",
  "/courses/mba",
  "/courses/engineering",
  "/courses/data-science",
  "/courses/medicine",
  "/courses/online-mba",
  "/universities",
  "/Blogs",
  "/Gallery",
  "/about",
  "/contact",
  "/contact?sent=1",
  "/OnlineAdmission",
  "/guidance",
  "/privacy",
  "/terms",
  "/who-pays-us",
  "/find",
  "/find?degree=UG",
  "/find?degree=UG&percent=60",
  "/find?degree=UG&percent=60&work=2",
  "/find?degree=UG&percent=60&work=2&budget=90000",
  `/find?${fitting.replace("&language=English", "")}`,
  `/find?${fitting}`,
  `/find?${fitting.replace("budget=900000", "budget=1")}`,
  `/find?${fitting.replace("percent=60", "percent=46")}`,
  "/compare",
  "/shortlist",
  "/compare?courses=online-mba",
  "/compare?courses=online-mba,mtech",
  "/family-sheet",
  "/search",
  "/no-such-page",
  "/newsletter/confirm/none",
  "/newsletter/leave/none",
  "/Blogs?sent=1",
  "/universities?q=zzzz",
];

test("whatever a page says by its texts, its visitors read as the owner has written it", async () => {
  const { db, call, signIn } = await testApp();
  await db.deleteFrom("settings").execute();
  await loadSamples(db);
  await loadFieldRules(db);
  const token = await signIn();
  const written: [string, string][] = [];
  for (const page of textPages) {
    const plain = textsOf(page).filter(([, { kind }]) => kind === "line" || kind === "paragraph");
    const texts = Object.fromEntries(plain.map(([name], place) => [name, `Own ${page} ${place}.`]));
    for (const [name, words] of Object.entries(texts)) written.push([`${page}: ${name}`, words]);
    const { body, statusCode } = await call({
      method: "PUT",
      url: `/backend/admin/page-texts.php?page=${page}`,
      token,
      payload: texts,
    });
    expect([page, statusCode, body.slice(0, 500)]).toEqual([page, 200, expect.anything()]);
  }

  const pages: string[] = [];
  const open = async (url: string, method: "GET" | "POST" = "GET") => {
    const { body } = await call({ method, url });
    pages.push(body);
    return body;
  };
  for (const url of addresses) await open(url);
  await call({ method: "POST", url: "/backend/api/newsletter.php", payload: { email: "tanvi@mail.example" } });
  const mails = await db.selectFrom("outbox").select("body").execute();
  const confirm = /\/newsletter\/confirm\/[^\s"]+/.exec(mails.map(({ body }) => body).join())![0];
  const leave = /\/newsletter\/leave\/[^"]+/.exec(await open(confirm, "POST"))![0];
  for (const url of [leave, "/newsletter/leave/none"]) await open(url, "POST");

  const read = pages.join();
  expect(written.filter(([, words]) => !read.includes(words)).map(([name]) => name)).toEqual([]);
});
