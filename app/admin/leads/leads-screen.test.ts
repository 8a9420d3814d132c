import { expect, test } from "vitest";
import { dayInIndia } from "#app/lib/time/india-day.ts";
import { sendLeads } from "#test/factories/lead-factories.ts";
import { panelScreens } from "#test/reading/drawn-panel.ts";

async function leadsScreen(...names: string[]) {
  const panel = await panelScreens();
  const people = names.map((name, index) => ({ name, email: `of-${index}@mail.example`, phone: `98225 5014${index}` }));
  const ids = people.length > 0 ? await sendLeads(panel, ...people) : [];
  const set = (index: number, facts: object) =>
    panel.db.updateTable("leads").set(facts).where("id", "=", ids[index]!).execute();
  /** What each column of the board holds: its head and its names. */
  const columns = async (query = "leads?view=board", role?: "counsellor") => {
    const { body } = await panel.open(query, role);
    return [...body.matchAll(/<section class="board-column[^>]*data-column="(\w+)".*?<\/section>/gs)].map(
      ([html, stage]) => [stage!, ...[...html.matchAll(/<a [^>]*>([^<]+)<\/a>/g)].map(([, name]) => name!)],
    );
  };
  return { ...panel, ids, set, columns };
}

test("a row tells who it is, what they want, where they stand, whose they are, and the ways to them", async () => {
  const { open, set, ids } = await leadsScreen("Tanvi Bhosale", "Rajat Verma");
  await set(0, { stage: "contacted", owner_id: 1, follow_up_on: `${dayInIndia(1)}T17:00` });

  const { rows, body } = await open("leads?sort=name");

  expect(rows[1]).toMatch(/Tanvi Bhosale Online MBA .*98225 50140.*Contacted .*meenal.*Tomorrow,? 17:00/);
  expect(rows[0]).toMatch(/Rajat Verma .* No owner/);
  expect(body).toContain('href="tel:+919822550140"');
  expect(body).toContain(`href="?sort=name&amp;open=${ids[0]}&amp;write=whatsapp"`);
  expect(body).toContain('aria-label="Mail to Tanvi Bhosale, of-0@mail.example"');
});

test("whoever wants no contact has no number, no mail and no WhatsApp in their row", async () => {
  const { open, call, signIn, ids } = await leadsScreen("Tanvi Bhosale");
  await call({ method: "POST", url: `/backend/admin/no-contacts.php?id=${ids[0]}`, token: await signIn() });

  const { rows, body } = await open("leads");

  expect(rows[0]).toContain("No contact");
  expect(body).not.toContain('href="tel:');
  expect(body).not.toMatch(/aria-label="(Mail|WhatsApp) to Tanvi/);
});

test("each tab counts whom it holds, and holds them", async () => {
  const { open, set } = await leadsScreen("Nobody's", "Mine", "Due", "Late", "Lost");
  await set(1, { owner_id: 1 });
  await set(2, { owner_id: 1, follow_up_on: dayInIndia() });
  await set(3, { owner_id: 1, follow_up_on: dayInIndia(-1) });
  await set(4, { owner_id: 1, follow_up_on: dayInIndia(-1), stage: "lost" });
  const namesIn = async (tab: string) =>
    (await open(`leads?sort=name&tab=${tab}`)).rows.map((row) => /^(?:Select [\w']+ )?([\w']+)/.exec(row)![1]);

  const { words } = await open("leads");
  expect(words).toMatch(/All 5 Mine \d Due today 1 Overdue 1 No owner 1/);
  expect(await namesIn("today")).toEqual(["Due"]);
  expect(await namesIn("overdue")).toEqual(["Late"]);
  expect(await namesIn("unowned")).toEqual(["Nobody's"]);
});

test("a tab that is late is marked as late only while somebody is in it, and the shown one is said to be shown", async () => {
  const { open, set } = await leadsScreen("Tanvi Bhosale");
  expect((await open("leads")).body).not.toContain("list-tab-late");
  await set(0, { follow_up_on: dayInIndia(-1) });

  const { body } = await open("leads?tab=overdue");

  expect(body).toContain("list-tab list-tab-late");
  const current = body.match(/<a [^>]*aria-current="page"[^>]*class="list-tab[^>]*>/g) ?? [];
  expect([current.length, current[0]!.includes("tab=overdue")]).toEqual([1, true]);
});

test("an empty tab says why", async () => {
  const { open } = await leadsScreen();

  for (const [tab, sentence] of [
    ["all", /No enquiry has come in yet\. .*Enter the first lead .*Try the form/],
    ["mine", /You look after no lead yet\. Take one under No owner\./],
    ["today", /Nothing is due today\./],
    ["overdue", /Nothing is overdue\./],
    ["unowned", /Every lead has its counsellor\./],
    ["nonsense", /No enquiry has come in yet\./],
  ] as const) {
    const { to, words } = await open(`leads?tab=${tab}`);
    expect(to ? (await open("leads")).words : words).toMatch(sentence);
  }
});

test("on the board each lead stands in the column of its stage, with how many each holds", async () => {
  const { open, set, columns } = await leadsScreen("Tanvi Bhosale", "Rajat Verma", "Anagha Rao");
  await set(1, { stage: "counselling" });
  await set(2, { stage: "lost" });

  expect(await columns()).toEqual([
    ["new", "Tanvi Bhosale"],
    ["contacted"],
    ["counselling", "Rajat Verma"],
    ["applied"],
    ["enrolled"],
    ["lost", "Anagha Rao"],
  ]);
  const { words, choices } = await open("leads?view=board");
  expect(words).toMatch(/New 1 .*Contacted 0 No lead at this stage .*Counselling 1/);
  expect([choices["stage"], choices["sort"]]).toEqual([undefined, undefined]);
  expect((await columns("leads?view=board&q=rajat")).flat()).not.toContain("Tanvi Bhosale");
});

test("of a column with more than twenty cards the first stand there, and how many are left is said", async () => {
  const { open, db, ids } = await leadsScreen("Lead 0");
  const { id: _id, ...lead } = await db
    .selectFrom("leads")
    .selectAll()
    .where("id", "=", ids[0]!)
    .executeTakeFirstOrThrow();
  const more = Array.from({ length: 22 }, (_, index) => ({
    ...lead,
    name: `Lead ${index + 1}`,
    gave_on_merge: null,
    enrolment: null,
  }));
  await db.insertInto("leads").values(more).execute();

  const { body, words } = await open("leads?view=board");

  expect(body.match(/data-card="/g)).toHaveLength(20);
  expect(words).toContain("Show more of 3");
});

test("the view that was used last comes again, unless the address asks for the other", async () => {
  const { call, signIn } = await leadsScreen("Tanvi Bhosale");
  const cookie = `disha_panel=${await signIn()}; lead_view=board`;
  const open = async (url: string) => (await call({ method: "GET", url, headers: { cookie } })).body;

  expect(await open("/admin/leads")).toContain("board-column");
  expect(await open("/admin/leads?view=table")).not.toContain("board-column");
});

test("a counsellor sees their own leads and nobody's, no colleague's, in rows, counts and on the board", async () => {
  const { open, set, columns, db } = await leadsScreen("Nobody's", "Colleague's", "Own");
  await open("leads", "counsellor");
  const { id } = await db
    .selectFrom("users")
    .select("id")
    .where("username", "=", "the-counsellor")
    .executeTakeFirstOrThrow();
  await set(1, { owner_id: 1 });
  await set(2, { owner_id: id });

  const { rows, words } = await open("leads?sort=name", "counsellor");

  expect(rows).toHaveLength(2);
  expect(words).toMatch(/All 2 Mine 1/);
  expect(words).not.toContain("Colleague's");
  expect((await columns("leads?view=board", "counsellor")).flat()).not.toContain("Colleague's");
  expect(words).not.toMatch(/Import |Export/);
});

test("saved views stand above the list, the shown one is marked whatever the order of its query, and can be forgotten", async () => {
  const { open, call, signIn } = await leadsScreen("Tanvi Bhosale");
  const token = await signIn();
  const keep = (name: string, query: string, is_shared: 0 | 1) =>
    call({ method: "POST", url: "/backend/admin/lead-views.php", token, payload: { name, query, is_shared } });
  await keep("New of Tanvi", "q=tanvi&stage=new", 1);
  await keep("Only mine", "tab=mine", 0);

  const shown = await open("leads?stage=new&q=tanvi&page=1");
  expect(shown.words).toContain("Forget New of Tanvi");
  expect(shown.words).not.toContain("Keep this list");
  expect((await open("leads?q=bhosale")).words).toContain("Keep this list");
  const others = await open("leads?stage=new&q=tanvi", "counsellor");
  expect(others.words).toContain("New of Tanvi");
  expect(others.words).not.toContain("Only mine");
  expect(others.words).not.toContain("Forget");
  expect(others.body).toContain('title="Shared by meenal"');
});

test("who came twice is marked once in their row, and of many tags two are shown and the rest counted", async () => {
  const panel = await panelScreens();
  const same = { email: "tanvi@mail.example", phone: "98225 50140" };
  const [first] = await sendLeads(panel, { name: "Tanvi B", ...same }, { name: "Tanvi Bhosale", ...same });
  const token = await panel.signIn();
  for (const name of ["Waiver", "Evening", "Hostel"]) {
    const made = await panel.call({ method: "POST", url: "/backend/admin/tags.php", token, payload: { name } });
    const tag_id = made.json<{ data: { id: number } }>().data.id;
    await panel.db.insertInto("lead_tags").values({ lead_id: first!, tag_id }).execute();
  }

  const { rows } = await panel.open("leads?sort=name");

  expect(rows[0]).toContain("2 of this person");
  expect(rows[0]).toMatch(/(Waiver|Evening|Hostel) (Waiver|Evening|Hostel) \+ ?1/);
});
