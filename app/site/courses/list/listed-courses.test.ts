import { expect, test } from "vitest";
import type { StoredApproval, StoredIntake } from "#db/schema.ts";
import { testApp } from "#test/app.ts";
import { addCourse, addUniversity } from "#test/factories/factories.ts";
import { addProgram } from "#test/factories/publication-factories.ts";
import { stopClock } from "#test/stop-clock.ts";
import { visibleText } from "#test/reading/visible-text.ts";

const january: StoredIntake = {
  session: "January 2027",
  opens: "2026-11-02",
  last_date: "2027-02-15",
  starts: "2027-03-01",
  seats: null,
};
const approval: StoredApproval = {
  body: "UGC-DEB",
  mode: "online",
  session: "January 2027",
  status: "approved",
  reference: "",
  link: "",
  checked_on: "2026-11-12",
  checked_by: "",
  expires: null,
};

/** What of a course's listing is wanting, and how that is said in few words. */
const wanting: [slug: string, approvals: StoredApproval[], words: string][] = [
  ["asked-for", [{ ...approval, status: "applied" }], "Not yet listed by UGC-DEB"],
  ["ended", [{ ...approval, expires: "2026-11-20" }], "UGC-DEB listing has ended"],
  ["before", [{ ...approval, session: "July 2026" }], "Not listed by UGC-DEB for January 2027"],
  ["sessionless", [{ ...approval, session: "" }], "Not known to be listed for January 2027"],
  ["unknown", [], "No UGC-DEB listing known"],
];

async function catalogue() {
  stopClock(Date.parse("2026-12-01T06:00:00Z"));
  const app = await testApp();
  const university = await addUniversity(app.db);
  const add = (slug: string, facts: Parameters<typeof addCourse>[2]) =>
    addCourse(app.db, university, { slug, title: slug, intakes: [january], ...facts });
  await add("listed", { approvals: [approval] });
  await add("in-person", { study_mode: "weekend" });
  for (const [slug, approvals] of wanting) await add(slug, { approvals });
  const read = async (url: string) => (await app.call({ method: "GET", url })).body;
  return { ...app, university, add, read };
}

test("wherever courses are listed, one that is not listed for the session that one can enter says so", async () => {
  const { db, university, add, read } = await catalogue();
  await add("programme", { title: "Of a programme", approvals: [{ ...approval, status: "applied" }] });
  await addProgram(db, [university], { slug: "programme", title: "Of a programme" });
  const marked = (html: string) => [...html.matchAll(/<b class="unlisted">([^<]*)<\/b>/g)].map(([, words]) => words);

  const all = [...wanting.map(([, , words]) => words), "Not yet listed by UGC-DEB"];
  for (const url of ["/courses", "/PG", "/universities/sahyadri-open-university"])
    expect([url, marked(await read(url))]).toEqual([url, all]);
  expect(marked(await read("/programs/programme"))).toEqual(["Not yet listed by UGC-DEB"]);
});

test("the shortlist says in full what is wanting of a listing, and nothing where it holds or none is needed", async () => {
  const { read } = await catalogue();

  const rows = (await read("/shortlist/courses?bits=0&group=0")).split('<li class="kept"').slice(1);

  const said = rows.map((row) => {
    const line = /<p class="entitled is-no">(.*?)<\/p>/.exec(row);
    return [
      /data-slug="([^"]*)"/.exec(row)![1],
      line && /.*Ask before you pay\./.exec(line[1]!.replaceAll(/<\/?b>/g, ""))![0],
    ];
  });
  expect(Object.fromEntries(said)).toEqual({
    listed: null,
    "in-person": null,
    "asked-for":
      "Not yet listed by UGC-DEB for online, January 2027 session: the university has applied, checked on 12 November 2026. Ask before you pay.",
    ended:
      "UGC-DEB listing for online, January 2027 session, ended on 20 November 2026, checked on 12 November 2026. Ask before you pay.",
    before:
      "Listed by UGC-DEB for online, July 2026 session, not for January 2027, checked on 12 November 2026. Ask before you pay.",
    sessionless:
      "Listed by UGC-DEB for online, but not for which session: you enter January 2027, checked on 12 November 2026. Ask before you pay.",
    unknown: "No UGC-DEB listing known for online, January 2027 session. Ask before you pay.",
  });
});

test("what is listed, or needs no listing, can be asked for, the cheapest first", async () => {
  const { add, read } = await catalogue();
  await add("cheap", { approvals: [], yearly_fee_paise: 2_000_000 });
  await add("cheaper-listed", { approvals: [approval], yearly_fee_paise: 3_000_000 });
  const shown = (html: string) => [...html.matchAll(/aria-label="View Details of (.*?)"/g)].map(([, title]) => title);

  const html = await read("/courses?listed=now&sort=fee");

  expect(shown(html)).toEqual(["cheaper-listed", "listed", "in-person"]);
  expect(visibleText(html)).toContain("UGC-DEB listing Listed, or needs no listing 3");
  expect(html).toContain('<a class="chip" href="/courses?sort=fee">');
});
