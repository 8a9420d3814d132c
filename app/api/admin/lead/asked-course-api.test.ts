import { expect, test } from "vitest";
import type { LeadFigures } from "#app/domain/lead/figures/lead-figures-schema.ts";
import type { Lead } from "#app/domain/lead/lead-schema.ts";
import { dayInIndia } from "#app/lib/time/india-day.ts";
import { testApp } from "#test/app.ts";
import { addCourse, addUniversity } from "#test/factories/factories.ts";

const commerce = "Online B.Com at Bhogdoi Valley University";
const hours = `${commerce}: how many hours a week it takes`;
const refund = `${commerce}: what comes back if I leave`;

/** Two universities with a course of one title, and one that stands at the first alone. */
async function office() {
  const testing = await testApp();
  const { call, db, signIn } = testing;
  const token = await signIn();
  const bhogdoi = await addUniversity(db, { name: "Bhogdoi Valley University", slug: "bhogdoi-valley" });
  const malabar = await addUniversity(db, { name: "Malabar Coast University", slug: "malabar-coast" });
  const course = await addCourse(db, bhogdoi, { title: "Online B.Com", slug: "b-com-bhogdoi" });
  await addCourse(db, malabar, { title: "Online B.Com", slug: "b-com-malabar", position: 2 });
  await addCourse(db, bhogdoi, { title: "Online BBA", slug: "bba-bhogdoi", position: 3 });
  const get = async (path: string) => (await call({ method: "GET", url: `/backend/admin/${path}`, token })).json().data;
  const send = async (method: "PUT" | "POST" | "DELETE", path: string, payload?: object) =>
    (await call({ method, url: `/backend/admin/${path}`, token, ...(payload && { payload }) })).json();
  /** The lead of a form with this course, sent from this page. */
  const ask = async (course: string, more: object = {}): Promise<number> => {
    const payload = { name: "Asha", email: "asha@mail.example", phone: "98225 50148", course, ...more };
    expect((await call({ method: "POST", url: "/backend/api/leads.php", payload })).statusCode).toBe(201);
    return (await db.selectFrom("leads").select("id").orderBy("id", "desc").executeTakeFirstOrThrow()).id;
  };
  const lead = (id: number): Promise<Lead> => get(`leads.php?id=${id}`);
  const card = async (id: number) => (await get(`lead-courses.php?id=${id}`)).map(({ slug }: any) => slug);
  const figures = async () => {
    const today = dayInIndia();
    const { rows }: LeadFigures = await get(`figures.php?since=${today}&until=${today}&by=course`);
    return rows;
  };
  return { ...testing, token, course, get, send, ask, lead, card, figures };
}

test("an enquiry that names a course, its university and a question stays as it was written, and its course is known", async () => {
  const { ask, lead, card, course } = await office();

  const id = await ask(hours, { source_page: "/compare" });

  expect(await lead(id)).toMatchObject({
    course: hours,
    asked_course: { id: course, title: "Online B.Com", university: "Bhogdoi Valley University" },
    asks_about: "how many hours a week it takes",
  });
  expect(await card(id)).toEqual(["b-com-bhogdoi"]);
  expect(await card(await ask(commerce.toUpperCase(), { source_page: "/guidance" }))).toEqual(["b-com-bhogdoi"]);
  expect(await card(await ask("Online B.Com, Malabar Coast University"))).toEqual(["b-com-malabar"]);
});

test("a title alone is a course's where the page says which, else all of that title may be meant", async () => {
  const { ask, lead, card } = await office();
  const known = async (course: string, more: object) => {
    const id = await ask(course, more);
    return [(await lead(id)).asked_course?.university ?? null, await card(id)];
  };

  expect(await known("Online B.Com", { source_page: "/courses/b-com-malabar" })).toEqual([
    "Malabar Coast University",
    ["b-com-malabar"],
  ]);
  expect(await known("Online B.Com", { source_page: "/universities/bhogdoi-valley" })).toEqual([
    "Bhogdoi Valley University",
    ["b-com-bhogdoi"],
  ]);
  expect(await known("Online B.Com", { course_slug: "b-com-malabar" })).toEqual([
    "Malabar Coast University",
    ["b-com-malabar"],
  ]);
  expect(await known("Online B.Com", {})).toEqual([null, ["b-com-bhogdoi", "b-com-malabar"]]);
  // What was written counts: another course than that of the page or the link was chosen.
  expect(await known("Online BBA", { source_page: "/courses/b-com-malabar", course_slug: "b-com-malabar" })).toEqual([
    null,
    ["b-com-malabar", "bba-bhogdoi"],
  ]);
  expect(await known("Not sure yet", { source_page: "/courses/b-com-malabar" })).toEqual([null, ["b-com-malabar"]]);
});

test("two courses of one title at one university are told apart by the link alone", async () => {
  const { db, ask, lead, card } = await office();
  const aravalli = await addUniversity(db, { name: "Aravalli University", slug: "aravalli" });
  await addCourse(db, aravalli, { title: "LL.M.", slug: "llm-day", position: 8 });
  const evening = await addCourse(db, aravalli, { title: "LL.M.", slug: "llm-evening", position: 9 });

  const vague = await ask("LL.M. at Aravalli University");
  expect([(await lead(vague)).asked_course, await card(vague)]).toEqual([null, ["llm-day", "llm-evening"]]);
  const exact = await ask("LL.M. at Aravalli University", { course_slug: "llm-evening" });
  expect([(await lead(exact)).asked_course?.id, await card(exact)]).toEqual([evening, ["llm-evening"]]);
});

test("words of nothing but commas and colons are taken as they are, and name no course", async () => {
  const { ask, lead } = await office();

  for (const course of [", ".repeat(99), ": ,".repeat(66), "a, : at ".repeat(24), ", ".repeat(49) + ": ".repeat(49)])
    expect((await lead(await ask(`x${course}x`))).asked_course).toBeNull();
});

test("figures by course tell a course in one row whatever is asked about it, and lead to all its leads", async () => {
  const { ask, course, figures, get } = await office();
  for (const asked of [hours, refund, commerce, "Online B.Com"]) await ask(asked);

  expect(await figures()).toMatchObject([
    { value: commerce, label: commerce, course_id: course, asked: 3 },
    { value: "Online B.Com", label: "Online B.Com", course_id: null, asked: 1 },
  ]);
  const listed = async (query: string) => (await get(`leads.php?${query}`)).map((lead: Lead) => lead.course);
  expect(await listed(`course_id=${course}`)).toEqual([commerce, refund, hours]);
  expect(await listed(`course=${encodeURIComponent("Online B.Com")}`)).toEqual(["Online B.Com"]);
  const today = dayInIndia();
  const narrowed = await get(`figures.php?since=${today}&until=${today}&by=source&course_id=${course}`);
  expect(narrowed.all.asked).toBe(3);
});

test("a course that is renamed keeps its enquiries together, and one that is deleted is called as it was written", async () => {
  const { db, ask, lead, course, card, figures, send } = await office();
  const id = await ask(hours);
  await db.updateTable("courses").set({ title: "B.Com (Honours)" }).where("id", "=", course).execute();
  await ask("B.Com (Honours) at Bhogdoi Valley University");

  expect(await figures()).toMatchObject([{ label: "B.Com (Honours) at Bhogdoi Valley University", asked: 2 }]);
  expect(await lead(id)).toMatchObject({ course: hours, asked_course: { title: "B.Com (Honours)" } });
  expect(await card(id)).toEqual(["b-com-bhogdoi"]);

  const { data } = await send("DELETE", `courses.php?id=${course}`);
  expect(await figures()).toMatchObject([{ label: expect.stringContaining("B.Com"), course_id: course, asked: 2 }]);
  expect([(await lead(id)).asked_course, await card(id)]).toEqual([null, []]);

  await send("POST", `trash.php?id=${data.trash_id}`);
  expect([(await lead(id)).asked_course?.id, await card(id)]).toEqual([course, ["b-com-bhogdoi"]]);
});

test("staff who correct the course of a lead, enter one or merge two say which course it is as a form does", async () => {
  const { ask, lead, send, course } = await office();
  const undecided = await ask("Not sure yet");
  const onPage = await ask("Online B.Com", { source_page: "/courses/b-com-bhogdoi" });

  expect((await send("POST", `lead-merges.php?id=${undecided}`, { duplicate_id: onPage })).success).toBe(true);
  expect(await lead(undecided)).toMatchObject({ course: "Online B.Com", asked_course: { id: course } });
  await send("DELETE", `lead-merges.php?id=${onPage}`);
  expect(await lead(undecided)).toMatchObject({ course: "Not sure yet", asked_course: null });

  await send("PUT", `leads.php?id=${undecided}`, { course: "Online B.Com at Malabar Coast University" });
  expect((await lead(undecided)).asked_course?.university).toBe("Malabar Coast University");
  await send("PUT", `leads.php?id=${undecided}`, { course: "Painting" });
  expect((await lead(undecided)).asked_course).toBeNull();

  const entry = { name: "Esha", phone: "98765 43210", course: hours, source: "call" };
  expect((await send("POST", "leads.php", entry)).data).toMatchObject({ asked_course: { id: course }, course: hours });
});

test("a form that was taken for a robot's, and a row of a file, say which course it is as any other", async () => {
  const { call, db, send, get, course } = await office();
  const payload = { name: "Asha", email: "asha@mail.example", phone: "98225 50148", course: refund };
  await call({ method: "POST", url: "/backend/api/leads.php", payload: { ...payload, website_address: "filled in" } });
  const [kept] = await get("doubtful-forms.php");
  await send("PUT", `doubtful-forms.php?id=${kept.id}`, { doubtful: 0 });
  const file = { file: "fair.csv", source: "fair", consent: "Signed the list at the fair", mapping: { Name: "name" } };
  const { data } = await send("POST", "lead-imports.php", file);
  const rows = [{ line: 2, name: "Bela", phone: "98220 61001", course: "Online B.Com, Bhogdoi Valley University" }];
  await send("PUT", `lead-imports.php?id=${data.id}`, { rows });

  const leads = await db.selectFrom("leads").select(["name", "course_id"]).orderBy("id").execute();
  expect(leads).toEqual([
    { name: "Asha", course_id: course },
    { name: "Bela", course_id: course },
  ]);
});
