import { sql } from "kysely";
import { expect, test } from "vitest";
import { loadSamples } from "#db/seed/load-samples.ts";
import { exportedLists } from "#app/domain/export/list-exports.ts";
import { type TestApp, testApp } from "#test/app.ts";
import { expectLog } from "#test/expect-log.ts";
import { askForExport, exportList, followLink, signInAsBrowser } from "#test/reading/export-list.ts";
import { sendLeads } from "#test/factories/lead-factories.ts";
import { addFaq } from "#test/factories/publication-factories.ts";

/** The labels, and how the first line begins. */
const files: Record<(typeof exportedLists)[number], [string, string]> = {
  applications: ["Applicant,Received,Interested in,Company,Step,Phone,Email", "Tanvi Bhosale,"],
  blogs: ["Title,Category,Status,Date,Read time,Address,Description", "Behind the advertisement"],
  "core-values": ["Place,Name,Text", "1,Excellence,We check every fact twice"],
  courses: [
    'Title,Type,University,Duration,Tuition,Shown as,Description,"Changed, India time"',
    'Online MBA,PG,Deccan Gate University,2 Years,2000,"Featured, Trending","A two-year',
  ],
  "expert-guidance": [
    "Place,Name,Expertise,Languages,Experience,Visitors,Title,Bio",
    '1,Meenal Gaikwad,"Helps working',
  ],
  "field-rules": [
    "Rule,Kind,Source,Link of the source,Applies from,Applies until,Checked on,What it says",
    "Offer of Girnar Finance,Offer of a loan,",
  ],
  faqs: ["Place,Question,Category,Updated,Answer", "1,Is an online degree worth the same"],
  gallery: ["Place,Image,Category,Visitors,Picture description", "1,Waterfall in the Ghats,Nature,Published,"],
  leads: [
    "Name,Course,Stage,Owner,Follow-up,Last touched,Received,Phone,Email,Source,Second phone,City,Language,Best time,Why lost,Enrolled at,Enrolled in,Fee,Session,Tags,No contact,Consent,Course asked for,At,Asks about",
    "Tanvi Bhosale,Online MBA,New,,,",
  ],
  leaders: ["Place,Name,Title,Bio", "1,Vaishali Ranade,Founder and director,Vaishali taught"],
  messages: ["From,Subject,Received,Status,Email,Message", "Tanvi Bhosale,Fees,"],
  pages: ["Title,Address,Link,Published,Description", "Scholarships,/pages/scholarships,In the footer,No,"],
  redirects: ["From,To,Led on,Last", "/old-fees,/courses,"],
  synonyms: ["Words,What they find,Updated", '"btech, b tech, bachelor of technology'],
  programs: [
    "Place,Title,Badge,Duration,Fees,Universities,Categories,Course overview,Eligibility,Key features,Universities with ratings",
    '1,Online MBA,2 Years,2 Years,"₹1,50,000–₹4,50,000",4,"PG Courses, Job Guarantee",',
  ],
  "stat-items": ["Place,Number,Text,Updated,Icon", "1,25+,years,"],
  subscribers: ["Email,Status,Asked for it,Confirmed,From,Link to leave", "tanvi@mail.example,Not confirmed,"],
  templates: ["Name,For", "Missed call,Mail"],
  testimonials: ['Place,Name,Role,Content,Rating,"Changed, India time"', '1,Ishita Kulkarni,"Online MBA, now'],
  universities: [
    'Place,Name,Location,Rank,Students,Fees,Courses,Shown as,Duration,Founded year,"Acceptance rate, percent",Partnership,Programmes,Facilities,Website,Description,"Changed, India time"',
    '1,Deccan Gate University,"Hyderabad, Telangana",3,18400,168000,5,Featured,24 Month,1989,61.35,',
  ],
  trash: ["Name,Kind,Deleted by,Deleted,Days left", "A course that went,Course,"],
  users: ["Username,Email,Role,Created,Last sign-in", "tanvi@mail.example,tanvi@mail.example,User,"],
};

test("the file of each list has the labels of its columns and a line for each record", async () => {
  const testing = await filledApp();
  const browser = await signInAsBrowser(testing);
  for (const list of exportedLists) {
    const [labels, first] = files[list];

    const lines = await exportList(browser, { list });

    const url = `/backend/admin/${list}.php?limit=1`;
    const answer = await testing.call({ method: "GET", url, token: browser.token });
    const { meta } = answer.json<{ meta: { total: number } }>();
    expect.soft([lines[0], lines[1]?.slice(0, first.length)]).toEqual([labels, first]);
    expect.soft(lines.length, list).toBeGreaterThan(meta.total);
  }
});

test("how a lead came is said as the screens say it, of a page without a name its path", async () => {
  const testing = await testApp();
  const browser = await signInAsBrowser(testing);
  const [first, second, third] = await sendLeads(testing, { name: "Asha" }, { name: "Bela" }, { name: "Chitra" });
  for (const [id, source_page] of [
    [first, "call"],
    [second, "/guidance"],
    [third, "/courses/online-mba"],
  ] as const)
    await testing.db.updateTable("leads").set({ source_page }).where("id", "=", id!).execute();

  const [labels, ...lines] = await exportList(browser, { list: "leads", sort: "name" });

  const place = labels!.split(",").indexOf("Source");
  expect(lines.filter(Boolean).map((line) => line.split(",")[place])).toEqual([
    "Telephone call",
    "Guidance",
    "/courses/online-mba",
  ]);
});

test("a place is the one in the whole order, also where a filter shows a few", async () => {
  const testing = await filledApp();
  const browser = await signInAsBrowser(testing);
  const whole = await exportList(browser, { list: "faqs" });

  const [, found, ...more] = await exportList(browser, { list: "faqs", q: "visa" });

  expect(whole).toContain(found);
  expect(found).not.toMatch(/^1,/);
  expect(more.every((line) => whole.includes(line))).toBe(true);
});

test("a list that cannot be read answers a sentence and is logged once", async () => {
  const testing = await testApp();
  await addFaq(testing.db);
  const browser = await signInAsBrowser(testing);
  const link = await askForExport(browser, { list: "faqs" });
  const logged = expectLog("faqs");
  await testing.db.schema.alterTable("faqs").renameTo("faqs_gone_away").execute();

  const broken = await followLink(browser, link.json<{ data: { url: string } }>().data.url);

  await testing.db.schema.alterTable("faqs_gone_away").renameTo("faqs").execute();
  expect([broken.statusCode, broken.body]).toEqual([
    500,
    "Something went wrong on our side. Please export the list once more.",
  ]);
  expect(logged()).toHaveLength(1);
});

/** The samples, and one of everything that visitors send. */
async function filledApp(): Promise<TestApp> {
  const testing = await testApp();
  const { call, db } = testing;
  await db.deleteFrom("settings").execute();
  await loadSamples(db);
  const name = "Tanvi Bhosale";
  const email = "tanvi@mail.example";
  await sendLeads(testing, { name });
  const forms = {
    contact: { name, email, subject: "Fees", message: "What does the MBA cost?" },
    newsletter: { email },
    applications: {
      firstName: "Tanvi",
      lastName: "Bhosale",
      email,
      phone: "982-205-5501",
      company: "Kirloskar",
      password: "three green parrots",
      confirmPassword: "three green parrots",
    },
  };
  for (const [form, payload] of Object.entries(forms)) {
    const { statusCode } = await call({ method: "POST", url: `/backend/api/${form}.php`, payload });
    expect([form, statusCode]).toEqual([form, 201]);
  }
  const course = {
    record: "courses 900",
    list: "courses",
    name: "A course that went",
    snapshot: "{}",
    deleted_at: new Date().toISOString(),
  };
  await db.insertInto("trash").values(course).execute();
  const token = await testing.signIn();
  const ends = { from_path: "/old-fees", to_path: "/courses" };
  await call({ method: "POST", url: "/backend/admin/redirects.php", token, payload: ends });
  const page = { title: "Scholarships", menu_place: "footer" };
  await call({ method: "POST", url: "/backend/admin/pages.php", token, payload: page });
  return testing;
}

test("a file of thousands holds each record once, in the order of its list", async () => {
  const testing = await testApp();
  const browser = await signInAsBrowser(testing);
  const now = "2026-11-25T03:00:00.000Z";
  const sent = { created_at: now, updated_at: now, last_event_at: now, consented_at: now, consent_version: "1" };
  const names = ["Asha Rao", "tanvi Kale", "tanvi Khan", "tanvi Rao"];
  for (let from = 0; from < 1400; from += 100) {
    const leads = Array.from({ length: 100 }, (_, index) => {
      const place = from + index;
      const [name, email] = [names[place % 4]!, `person${place}@mail.example`];
      const phone = { phone: "98225 50148", phone_e164: "+919822550148" };
      const stage = place < 1100 ? ("lost" as const) : ("new" as const);
      const search_text = `${name.toLowerCase()} ${email}`;
      return { ...sent, ...phone, name, email, stage, course: `Online MBA ${place % 7}`, search_text };
    });
    await testing.db.insertInto("leads").values(leads).execute();
  }
  // As the server does within seconds: PostgreSQL would go through so many for each of them.
  await sql`analyze leads`.execute(testing.db);

  // Each is more than the thousand that are read at once.
  const asked = { "": 1400, "sort=name": 1400, "sort=-course": 1400, "sort=stage": 1400, "stage=lost": 1100 };
  for (const [query, count] of Object.entries({ ...asked, "q=tanvi&sort=-name": 1050 })) {
    const [, ...lines] = await exportList(browser, {
      list: "leads",
      ...Object.fromEntries(new URLSearchParams(query)),
    });
    const listed: string[] = [];
    for (let page = 1; listed.length === (page - 1) * 500; page += 1) {
      const url = `/backend/admin/leads.php?limit=500&page=${page}&${query}`;
      const { data } = (await testing.call({ method: "GET", url, token: browser.token })).json<{
        data: { email: string }[];
      }>();
      listed.push(...data.map(({ email }) => email));
    }
    expect([query, lines.map((line) => line.split(",")[8])]).toEqual([query, listed]);
    expect([query, new Set(listed).size]).toEqual([query, count]);
  }
});

test("the places of a long list are counted through its end, a thousand rows at a time", async () => {
  const testing = await testApp();
  const browser = await signInAsBrowser(testing);
  await addFaq(testing.db, { position: 1 });
  const { id: _, ...first } = await testing.db.selectFrom("faqs").selectAll().executeTakeFirstOrThrow();
  for (let from = 1; from < 2300; from += 100) {
    const rows = Array.from({ length: from === 2201 ? 99 : 100 }, (_, index) => {
      // Two of each place: the older stands first.
      return { ...first, question: `Question ${from + index}`, position: Math.floor((from + index) / 2) + 1 };
    });
    await testing.db.insertInto("faqs").values(rows).execute();
  }
  testing.statements.length = 0;

  const [, ...lines] = await exportList(browser, { list: "faqs" });

  expect(lines.map((line) => Number(line.split(",")[0]))).toEqual(lines.map((_, index) => index + 1));
  expect(lines).toHaveLength(2300);
  const reading = testing.statements.filter((statement) => statement.includes('from "faqs"'));
  expect(reading.length).toBeGreaterThan(5);
  expect(reading.filter((statement) => !statement.includes("limit"))).toEqual([]);
});
