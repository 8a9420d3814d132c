import { expect, test } from "vitest";
import { noteTaken } from "#app/domain/export/told-export.server.ts";
import { fromNow } from "#app/lib/time/from-now.ts";
import { testApp } from "#test/app.ts";
import { eventually } from "#test/eventually.ts";
import { askForExport, exportList, followLink, signInAsBrowser } from "#test/reading/export-list.ts";
import { sendLeads } from "#test/factories/lead-factories.ts";

const now = "2026-11-25T03:00:00.000Z";

async function desk() {
  const testing = await testApp();
  const browser = await signInAsBrowser(testing);
  await sendLeads(
    testing,
    { name: "Tanvi Bhosale" },
    { name: "Rohan Kale", email: "rohan@mail.example" },
    { name: "Tanvi Joshi" },
  );
  const linkTo = async (payload: object) =>
    (await askForExport(browser, payload)).json<{ data: { url: string } }>().data.url;
  const exports = () => testing.db.selectFrom("activities").selectAll().where("action", "=", "export").execute();
  return { ...testing, browser, linkTo, exports };
}

test("an export is noted in the audit before anything leaves, and with its exact rows when the file is whole", async () => {
  const { browser, exports, linkTo } = await desk();
  const url = await linkTo({ list: "leads", stage: "new" });
  const line = { type: "lead", record_id: null, actor_id: expect.any(Number), address: "127.0.0.1" };
  expect(await exports()).toMatchObject([{ ...line, name: "a file, not fetched" }]);

  await followLink(browser, url);

  const [told, ...more] = await exports();
  expect([told, more]).toMatchObject([{ ...line, name: "3 rows" }, []]);
  expect(JSON.parse(told!.changes!)).toEqual([
    { label: "Which of the list", kind: "words", before: "", after: "stage: new" },
  ]);
});

test.each([
  [{ q: "tanvi" }, "2 rows", "words that were searched for"],
  [{}, "3 rows", "all of it"],
  [{ ids: [1] }, "1 row", "1 chosen by hand"],
])(
  "an export of %j tells %s and what narrowed the list, but no words that may be somebody's name",
  async (asked, rows, which) => {
    const { browser, exports, linkTo } = await desk();
    await followLink(browser, await linkTo({ list: "leads", ...asked }));
    const [told] = await exports();
    expect([told!.name, JSON.parse(told!.changes!)]).toMatchObject([rows, [{ after: which }]]);
    expect(JSON.stringify(told)).not.toMatch(/tanvi/i);
  },
);

test("a file that breaks off tells that it did, and how many rows had left at most", async () => {
  const { db, app, browser, exports, linkTo } = await desk();
  const sent = { created_at: now, updated_at: now, consented_at: now, consent_version: "1", status: "new" } as const;
  const long = { name: "Tanvi", email: "t@mail.example", subject: "Fees", message: "x".repeat(4000), search_text: "" };
  for (let begun = 0; begun < 4000; begun += 200)
    await db
      .insertInto("messages")
      .values(Array.from({ length: 200 }, () => ({ ...sent, ...long })))
      .execute();
  const address = await app.listen({ port: 0, host: "127.0.0.1" });
  const url = await linkTo({ list: "messages" });
  const leaving = new AbortController();
  const { body } = await fetch(address + url, { headers: { cookie: browser.cookie }, signal: leaving.signal });
  await body!.getReader().read();

  leaving.abort();

  await eventually(async () => {
    const [told] = await exports();
    expect(told!.name).toMatch(/^at most [\d,]+ rows, where it broke off$/);
    expect(Number(/[\d,]+/.exec(told!.name)![0].replaceAll(",", ""))).toBeLessThanOrEqual(4000);
  });
});

test("the rows of a large export are told as India groups them", async () => {
  const { db, exports, linkTo } = await desk();
  await linkTo({ list: "leads" });

  await noteTaken(db, (await exports())[0]!.id, { rows: 1_234_567, isWhole: true });

  expect(await exports()).toMatchObject([{ name: "12,34,567 rows" }]);
});

test("the link answers the list as a file that nobody keeps", async () => {
  const { browser, linkTo } = await desk();

  const file = await followLink(browser, await linkTo({ list: "leads" }));

  expect(file.headers).toMatchObject({
    "content-type": "text/csv; charset=utf-8",
    "content-disposition": expect.stringMatching(/^attachment; filename="leads-\d{4}-\d\d-\d\d[.]csv"$/),
    "cache-control": "no-store",
    "x-content-type-options": "nosniff",
  });
  expect(file.body).toMatch(/^\uFEFFName,Course,Stage,Owner,[^\r]+\r\nTanvi Joshi,/);
});

test("a file holds what the list's query lets through, or the records of these ids in their order", async () => {
  const { browser, db } = await desk();
  const names = async (payload: object) =>
    (await exportList(browser, payload)).slice(1).map((line) => line.split(",")[0]);
  const leads = await db.selectFrom("leads").select("id").orderBy("id").execute();

  expect(await names({ list: "leads", q: "tanvi" })).toEqual(["Tanvi Joshi", "Tanvi Bhosale"]);
  expect(await names({ list: "leads", ids: [leads[1]!.id, leads[0]!.id, 999] })).toEqual([
    "Rohan Kale",
    "Tanvi Bhosale",
  ]);
});

test("a link is good once", async () => {
  const { browser, linkTo } = await desk();
  const url = await linkTo({ list: "leads" });
  const followed = await Promise.all([followLink(browser, url), followLink(browser, url)]);

  expect(new Set(followed.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 410]));
  const again = await followLink(browser, url);
  expect([again.statusCode, again.body]).toEqual([
    410,
    "This link has been used or has expired. Please export the list once more.",
  ]);
});

test("a link is good for a minute", async () => {
  const { browser, db, linkTo } = await desk();
  const url = await linkTo({ list: "leads" });
  const { expires_at } = await db.selectFrom("export_links").select("expires_at").executeTakeFirstOrThrow();
  expect(Date.parse(expires_at) - Date.now()).toBeLessThanOrEqual(60_000);
  await db
    .updateTable("export_links")
    .set({ expires_at: fromNow(-1) })
    .execute();

  expect((await followLink(browser, url)).statusCode).toBe(410);
});

test("a link is good for the session alone that asked for it, and as long as that lives", async () => {
  const { browser, call, linkTo, ...testing } = await desk();
  const url = await linkTo({ list: "leads" });
  const other = await signInAsBrowser({ ...testing, call });

  expect((await followLink(other, url)).statusCode).toBe(403);
  expect((await followLink({ call }, url)).statusCode).toBe(403);
  const foreign = await followLink(other, url);
  expect(foreign.body).toBe("This link belongs to another session. Please export the list once more.");
  await call({ method: "POST", url: "/backend/admin/logout.php", token: browser.token });
  expect((await followLink(browser, url)).statusCode).toBe(403);
  expect(await testing.db.selectFrom("export_links").selectAll().execute()).toEqual([]);
});

test("a program follows its link with the token of its session, and no other program does", async () => {
  const { browser, call, linkTo, signIn } = await desk();
  const url = await linkTo({ list: "leads" });

  const others = await call({ method: "GET", url, token: await signIn() });
  const own = await call({ method: "GET", url, token: browser.token });

  expect([others.statusCode, own.statusCode]).toEqual([403, 200]);
  expect(own.body).toContain("Tanvi Joshi");
});

test("of a ticket only the hash is stored", async () => {
  const { db, linkTo } = await desk();
  const ticket = (await linkTo({ list: "leads" })).split("/").at(-1)!;

  expect(ticket).toMatch(/^[\w-]{43}$/);
  expect(JSON.stringify(await db.selectFrom("export_links").selectAll().execute())).not.toContain(ticket);
});

test("an export that cannot be is refused by a sentence for its field, and nothing is noted", async () => {
  const { browser, db, exports } = await desk();

  for (const [payload, field] of [
    [{ list: "sessions" }, "list"],
    [{ list: "leads", ids: [] }, "ids"],
    [{ list: "leads", ids: Array.from({ length: 501 }, (_, index) => index + 1) }, "ids"],
    [{ list: "leads", q: ["a"] }, "q"],
    [{ list: "leads", stage: "unheard-of" }, "stage"],
    [{ list: "faqs", colour: "red" }, "colour"],
  ] as const) {
    const refused = await askForExport(browser, payload);

    expect([refused.statusCode, refused.json()]).toMatchObject([
      422,
      { success: false, errors: { [field]: expect.any(String) } },
    ]);
    expect(await exports()).toEqual([]);
    expect(await db.selectFrom("export_links").selectAll().execute()).toEqual([]);
  }
});

test("where nothing matches there is no file", async () => {
  const { browser, exports } = await desk();

  const refused = await askForExport(browser, { list: "leads", q: "nobody at all" });

  expect([refused.statusCode, refused.json()]).toEqual([
    422,
    { success: false, message: "There is nothing to export: no record matches." },
  ]);
  expect(await exports()).toEqual([]);
});

test("nobody exports signed out", async () => {
  const { call, exports } = await desk();

  expect((await askForExport({ call }, { list: "leads" })).statusCode).toBe(401);
  expect(await exports()).toEqual([]);
});
