import { expect, test } from "vitest";
import type { EnquiryEvent } from "#app/domain/enquiry-event/enquiry-event-schema.ts";
import { dayInIndia } from "#app/lib/time/india-day.ts";
import { addUser, testApp } from "#test/app.ts";
import { addCourse, addUniversity } from "#test/factories/factories.ts";
import { sendLeads } from "#test/factories/lead-factories.ts";

const tanvi = { name: "Tanvi Bhosale", email: "tanvi@mail.example", phone: "98225 50148", course: "Online MBA" };
const password = "a long enough password";

/** Tanvi's lead with the counsellor Farhan; Sana is his colleague. */
async function office(stage = "contacted") {
  const testing = await testApp();
  const { call, db } = testing;
  const farhan = await addUser(db, "farhan", "counsellor");
  await addUser(db, "sana", "counsellor");
  const [id] = (await sendLeads(testing, tanvi)) as [number];
  await db
    .updateTable("leads")
    .set({ owner_id: farhan, stage: stage as "new" })
    .where("id", "=", id)
    .execute();
  const tokens = {
    farhan: await testing.signIn("farhan"),
    sana: await testing.signIn("sana"),
    meenal: await testing.signIn(),
  };
  const ask = async (path: string, name: keyof typeof tokens = "farhan") =>
    (await call({ method: "GET", url: `/backend/admin/${path}`, token: tokens[name] })).json<{ data: any }>().data;
  const write = (email: string, subject = "Call me back") =>
    call({
      method: "POST",
      url: "/backend/api/contact.php",
      payload: { name: "Tanvi B", email, subject, message: "After six, please." },
    });
  const apply = (email: string, phone: string) =>
    call({
      method: "POST",
      url: "/backend/api/applications.php",
      payload: {
        firstName: "Tanvi",
        lastName: "Bhosale",
        email,
        phone,
        password,
        confirmPassword: password,
        company: "Tarang",
        interest: "Online MBA",
      },
    });
  const lead = () => db.selectFrom("leads").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
  return { ...testing, id, ask, write, apply, lead };
}

test("a message and an application stand in the story of their sender's lead by themselves", async () => {
  const { id, ask, write, apply, lead } = await office();

  expect((await write(tanvi.email)).statusCode).toBe(201);
  expect((await apply("another@mail.example", "982-255-0148")).statusCode).toBe(201);

  const person = await ask(`lead-person.php?id=${id}`);
  expect(person).toMatchObject({
    messages: [{ subject: "Call me back", status: "new" }],
    applications: [{ interest: "Online MBA", step: 1 }],
    subscriptions: [],
  });
  const events: EnquiryEvent[] = await ask(`lead-events.php?id=${id}`);
  const [application, message] = [person.applications[0].id, person.messages[0].id];
  expect(
    events.map(({ kind, lead_id, message_id, application_id }) => [kind, lead_id, message_id, application_id]),
  ).toEqual([
    ["mail", null, null, application],
    ["form", null, null, application],
    ["follow-up", id, null, null],
    ["mail", null, message, null],
    ["form", null, message, null],
    ["mail", id, null, null],
    ["form", id, null, null],
  ]);
  expect((await lead()).follow_up_on).toBe(dayInIndia());
  expect(await ask("notices.php")).toMatchObject([
    { kind: "applied", words: "Online MBA", lead: { id } },
    { kind: "wrote", words: "Call me back", lead: { id } },
  ]);
  expect(await ask(`story-lead.php?of=message&id=${message}`)).toMatchObject({ id, owner: "farhan" });
  expect(await ask(`story-lead.php?of=application&id=${application}`)).toMatchObject({ id, owner: "farhan" });
});

test("what the person of a merged lead sends is told of the one that is left", async () => {
  const testing = await office();
  const { call, id, ask, write } = testing;
  const [other] = await sendLeads(testing, { ...tanvi, email: "tanvi.work@mail.example" });
  const payload = { duplicate_id: other };
  const url = `/backend/admin/lead-merges.php?id=${id}`;
  await call({ method: "POST", url, token: await testing.signIn(), payload });

  await write("tanvi.work@mail.example");

  expect((await ask(`lead-person.php?id=${id}`)).messages).toHaveLength(1);
  expect(await ask("notices.php")).toMatchObject([
    { kind: "wrote", lead: { id } },
    { kind: "given", lead: { id: other } },
  ]);
});

test("of several leads of a person what they send goes to the one that somebody works with, and leads back to it", async () => {
  const testing = await office();
  const { db, id, ask, write, lead } = testing;
  const [newer] = (await sendLeads(testing, tanvi)) as [number];
  const { id: sana } = await db
    .selectFrom("users")
    .select("id")
    .where("username", "=", "sana")
    .executeTakeFirstOrThrow();
  await db.updateTable("leads").set({ stage: "lost", owner_id: sana }).where("id", "=", newer).execute();
  await db.deleteFrom("notices").execute();

  await write(tanvi.email);

  expect((await lead()).follow_up_on).toBe(dayInIndia());
  expect(await ask("notices.php")).toMatchObject([{ kind: "wrote", lead: { id } }]);
  expect(await ask("story-lead.php?of=message&id=1", "meenal")).toMatchObject({ id });
  // The newest is a colleague's: to each their own.
  await db.updateTable("leads").set({ stage: "contacted" }).where("id", "=", newer).execute();
  expect(await ask("story-lead.php?of=message&id=1", "meenal")).toMatchObject({ id: newer });
  expect(await ask("story-lead.php?of=message&id=1")).toMatchObject({ id });
  expect(await ask("story-lead.php?of=message&id=1", "sana")).toMatchObject({ id: newer });
});

test("a message of a stranger is told to nobody, and moves no lead", async () => {
  const { id, ask, write, lead } = await office();

  await write("stranger@mail.example");

  expect((await lead()).follow_up_on).toBeNull();
  expect(await ask("notices.php")).toEqual([]);
  expect((await ask(`lead-person.php?id=${id}`)).messages).toEqual([]);
  expect(await ask("story-lead.php?of=message&id=1")).toBeNull();
});

test.each([
  ["new", null, null],
  ["lost", null, null],
  ["counselling", "2031-01-05T10:00", "2031-01-05T10:00"],
])("a message gives a lead that is %s with the next step %s no other one", async (stage, before, after) => {
  const { db, id, ask, write, lead } = await office(stage);
  await db.updateTable("leads").set({ follow_up_on: before }).where("id", "=", id).execute();

  await write(tanvi.email);

  expect((await lead()).follow_up_on).toBe(after);
  expect(await ask("notices.php")).toHaveLength(1);
});

test("a counsellor learns nothing of a colleague's person, and of the newsletter administrators alone", async () => {
  const { id, ask, call, write, signIn } = await office();
  await write(tanvi.email);
  await call({ method: "POST", url: "/backend/api/newsletter.php", payload: { email: tanvi.email } });

  const token = await signIn("sana");
  for (const file of ["lead-person", "lead-courses"]) {
    const answer = await call({ method: "GET", url: `/backend/admin/${file}.php?id=${id}`, token });
    expect([file, answer.statusCode]).toEqual([file, 404]);
  }
  const story = await call({ method: "GET", url: "/backend/admin/story-lead.php?of=message&id=1", token });
  expect(story.statusCode).toBe(404);
  expect((await ask(`lead-person.php?id=${id}`)).subscriptions).toEqual([]);
  expect((await ask(`lead-person.php?id=${id}`, "meenal")).subscriptions).toMatchObject([{ email: tanvi.email }]);
});

test("the courses that a lead may mean are told whole, that of the page it was sent from first", async () => {
  const { db, id, ask } = await office();
  const aravalli = await addUniversity(db, { name: "Aravalli University", slug: "aravalli-university" });
  const sagar = await addUniversity(db, { name: "Sagar University", slug: "sagar-university" });
  await addCourse(db, aravalli, { slug: "mba-aravalli" });
  await addCourse(db, sagar, { slug: "mba-sagar", title: "online mba", position: 2 });
  await addCourse(db, sagar, { slug: "bba-sagar", title: "Online BBA", position: 3 });

  const slugs = async () =>
    (await ask(`lead-courses.php?id=${id}`)).map(({ slug, url, intakes }: any) => [slug, url, intakes.length]);
  const of = (slug: string) => [slug, `http://disha.test/courses/${slug}`, 0];
  const sentFrom = (source_page: string) => db.updateTable("leads").set({ source_page }).where("id", "=", id).execute();

  expect(await slugs()).toEqual([of("mba-aravalli"), of("mba-sagar")]);
  await sentFrom("/universities/sagar-university");
  expect(await slugs()).toEqual([of("mba-sagar"), of("mba-aravalli")]);
  await sentFrom("/courses/bba-sagar");
  expect(await slugs()).toEqual([of("bba-sagar"), of("mba-aravalli"), of("mba-sagar")]);
});

test("two open leads of a person are one story, with the calls that were promised on either, as far as they are seen", async () => {
  const { id, ask, ...testing } = await office();
  const { db } = testing;
  const [other] = (await sendLeads(testing, { ...tanvi, course: "Online MCA" })) as [number];
  // Who asks again comes to whoever looks after them, though the office gives nobody anything.
  expect(await ask(`leads.php?id=${other}`)).toMatchObject({
    owner: "farhan",
    owner_note: "Looks after this person already",
  });
  const promised = `${dayInIndia(1)}T15:30`;
  await db.updateTable("leads").set({ follow_up_on: promised }).where("id", "=", other).execute();

  const story = async (name: "farhan" | "sana" = "farhan") => {
    const events: EnquiryEvent[] = await ask(`lead-events.php?id=${id}`, name);
    return [...new Set(events.map(({ lead_id }) => lead_id))].toSorted((one, next) => one! - next!);
  };
  expect(await story()).toEqual([id, other]);
  expect(await ask(`lead-person.php?id=${id}`)).toMatchObject({
    calls: [{ lead_id: other, course: "Online MCA", owner: "farhan", follow_up_on: promised }],
  });

  const sana = await db.selectFrom("users").select("id").where("username", "=", "sana").executeTakeFirstOrThrow();
  await db.updateTable("leads").set({ owner_id: sana.id }).where("id", "=", other).execute();
  expect([await story(), (await ask(`lead-person.php?id=${id}`)).calls]).toEqual([[id], []]);
  await db.updateTable("leads").set({ owner_id: null, stage: "lost" }).where("id", "=", other).execute();
  expect(await story()).toEqual([id]);
});
