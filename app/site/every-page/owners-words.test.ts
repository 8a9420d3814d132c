import { expect, test } from "vitest";
import { dayInIndia } from "#app/lib/time/india-day.ts";
import { textPages } from "#app/domain/page-text/page-texts.content.ts";
import { textsOf } from "#app/domain/page-text/read-page-texts.ts";
import { loadFieldRules } from "#db/seed/field-rules.ts";
import { loadSamples } from "#db/seed/load-samples.ts";
import type { Database } from "#db/database.ts";
import { applicantApp } from "#test/applicant-app.ts";
import { allowLog } from "#test/expect-log.ts";

const fitting = "degree=bachelor&percent=60&work=2&budget=900000&place=online&language=English";

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
  "/Blogs/check-university-approvals",
  "/programs/online-mba",
  "/universities/deccan-gate-university",
  `/dialogs?of=${["course-online-mba", "university-deccan-gate-university", "partner-deccan-gate-university"].join("&of=")}`,
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
  "/find?degree=10th&percent=-&work=-&budget=-&place=-&language=-",
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
  const applicant = await applicantApp();
  const { db, call, signIn } = applicant;
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
  await open(confirm);
  const leave = /\/newsletter\/leave\/[^"]+/.exec(await open(confirm, "POST"))![0];
  for (const url of [leave, "/newsletter/leave/none"]) await open(url, "POST");

  pages.push(...(await readAsApplicant(applicant)));

  await bare(db);
  // A save lets no kept page stand.
  const save = (words: string) =>
    call({ method: "PUT", url: "/backend/admin/page-texts.php?page=terms", token, payload: { "search.title": words } });
  await save("Bare");
  for (const url of bareAddresses) await open(url);
  await db.deleteFrom("courses").execute();
  await db.deleteFrom("universities").execute();
  await save("Nobody");
  await open("/about");
  await withoutTables(db, async () => {
    await save("Broken");
    for (const url of brokenAddresses) await open(url);
  });

  const read = pages.join();
  expect(written.filter(([, words]) => !read.includes(words)).map(([name]) => name)).toEqual([]);
  // Also on the way to a page, and in its feed, it is called as its owner calls it.
  const ways = read.match(/<ol class="crumbs">.*?<\/ol>/g)!;
  expect(ways.filter((way) => /All Courses|Our Blog|Get Expert Guidance|Terms of use/.test(way))).toEqual([]);
  expect(await open("/Blogs/feed.xml")).not.toContain("Our Blog");
});

/** Before the sign-in, with an application in each step, and with none. */
async function readAsApplicant({ db, call, signIn, apply, enter, open }: Awaited<ReturnType<typeof applicantApp>>) {
  const pages: string[] = [];
  const read = async (path: string, cookie?: string) => {
    pages.push((await open(`/my-application${path}`, cookie)).body);
  };
  const links = [await apply(), await apply(), await apply(), await apply()];
  for (const path of ["/sign-in", "/send-link", "/enter?link=none", links[3]!.replace("/my-application", "")])
    await read(path);
  const cookie = await enter(links[3]!);
  const sent = await db.selectFrom("applications").select("id").orderBy("id", "desc").limit(3).execute();
  const token = await signIn();
  for (const [place, { id }] of sent.entries())
    await call({ method: "PUT", url: `/backend/admin/applications.php?id=${id}`, token, payload: { step: place + 2 } });
  // An applicant is shown a step once its mail has left.
  await db.updateTable("outbox").set({ status: "sent", sent_at: new Date().toISOString() }).execute();
  await read("", cookie);
  await read("/password", cookie);
  await db.deleteFrom("applications").execute();
  await read("", cookie);
  return pages;
}

const bareAddresses = [
  "/",
  "/?program=online-mba",
  "/courses/online-mba",
  "/universities/deccan-gate-university",
  "/contact",
  "/Blogs",
  "/Gallery",
];

/** Takes from records what they need not say. */
async function bare(db: Database) {
  await db.updateTable("courses").set({ requirements: "", semesters: [], languages: [] }).execute();
  const nothing = { description: null, eligibility: null, fees_from_paise: null, fees_to_paise: null };
  await db
    .updateTable("programs")
    .set({ ...nothing, key_features: [] })
    .execute();
  await db.deleteFrom("program_universities").execute();
  await db.updateTable("universities").set({ ranking: null, programs: [], facilities: [], is_sample: 0 }).execute();
  await db.deleteFrom("articles").execute();
  await db.deleteFrom("gallery_images").execute();
  await db
    .updateTable("settings")
    .set({ holidays: [1, 2].map((days) => `${dayInIndia(days)} Founders’ day`) })
    .execute();
}

const brokenAddresses = ["/", "/Blogs", "/Blogs/none", "/Gallery", "/search?q=refund"];

/** On PostgreSQL the tests of a worker share their tables: they come back. */
async function withoutTables(db: Database, look: () => Promise<void>) {
  const away = ["stat_items", "universities", "courses", "testimonials", "faqs", "articles", "gallery_images"] as const;
  away.forEach(allowLog);
  for (const table of away) await db.schema.alterTable(table).renameTo(`${table}_away`).execute();
  await look();
  for (const table of away) await db.schema.alterTable(`${table}_away`).renameTo(table).execute();
}
