import { expect, test } from "vitest";
import { testApp } from "#test/app.ts";
import { addCourse, addUniversity } from "#test/factories/factories.ts";
import { addProgram } from "#test/factories/publication-factories.ts";
import { visibleText } from "#test/reading/visible-text.ts";

test("the consultation form asks for name, email, phone and course, in this order, and behind them for what nobody has to say", async () => {
  const { call } = await testApp();

  const { body } = await call({ method: "GET", url: "/guidance" });

  const form = /<form[^>]*action="\/guidance".*?<\/form>/s.exec(body)![0];
  const asked = [...form.matchAll(/<label[^>]*>(?:<b>)?([^<]+)/g)].map(([, label]) => label);
  expect(asked).toEqual(["Name", "Email", "Phone", "Interested course", "Best time", "Reach me by"]);
});

test("from a programme's or a university's page the form names it, without scripts, too", async () => {
  const { call, db } = await testApp();
  await addProgram(db, [await addUniversity(db)]);
  const links = async (url: string) => (await call({ method: "GET", url })).body;

  expect(await links("/programs/online-mca")).toContain('href="/guidance?program=online-mca"');
  expect(visibleText(await links("/guidance?program=online-mca"))).toContain("Ask about Online MCA");
  expect(await links("/guidance?program=online-mca")).toContain('value="Online MCA"');
  expect(await links("/universities/sahyadri-open-university")).toContain(
    'href="/guidance?university=sahyadri-open-university"',
  );
  expect(visibleText(await links("/guidance?university=sahyadri-open-university"))).toContain(
    "Ask about Sahyadri Open University",
  );
});

test("from a course's page the form names and chooses it, and the thanks stand alone and say when", async () => {
  const { call, db } = await testApp();
  await addCourse(db, await addUniversity(db));
  const url = "/guidance?course=online-mba";
  const course = "Online MBA at Sahyadri Open University";

  const form = await call({ method: "GET", url });
  expect(visibleText(form.body)).toContain(`Ask about ${course}`);
  expect(form.body).toContain(`<option selected="">${course}</option>`);

  expect(form.body).toContain('<input type="hidden" name="course_slug" value="online-mba"/>');

  const fields = { name: "Tanvi", email: "tanvi@mail.example", phone: "98225 50148", course };
  const sent = await call({
    method: "POST",
    url,
    headers: { "content-type": "application/x-www-form-urlencoded" },
    payload: new URLSearchParams({ ...fields, source_page: "/guidance", website_address: "" }).toString(),
  });
  expect(sent.statusCode).toBe(303);
  expect(await db.selectFrom("leads").select("course").execute()).toEqual([{ course }]);
  const { body } = await call({ method: "GET", url: String(sent.headers.location) });
  expect(visibleText(body)).toContain(
    `A counsellor will call you about ${course} within one working day: Monday to Friday 9am-5pm, Saturday 10am-2pm.`,
  );
  expect(body).not.toContain("Request a call back");
});

test("without scripts the thanks repeat what was wished for the call, and of an address only what the form offers", async () => {
  const { call, signIn } = await testApp();
  await call({
    method: "POST",
    url: "/backend/admin/expert-guidance.php",
    token: await signIn(),
    payload: { name: "Meenal Gaikwad", title: "Counsellor", languages: ["English", "Marathi"], is_active: 1 },
  });
  const person = { name: "Tanvi", email: "tanvi@mail.example", phone: "98225 50148", course: "Not sure yet" };
  const wishes = { language: "Marathi", best_time: "Evening", channel: "whatsapp" };
  async function send(wishes: object) {
    const fields = { ...person, ...wishes, source_page: "/guidance", website_address: "" };
    const { headers } = await call({
      method: "POST",
      url: "/guidance",
      headers: { "content-type": "application/x-www-form-urlencoded" },
      payload: new URLSearchParams(fields).toString(),
    });
    return String(headers.location);
  }
  const thanks = async (url: string) => visibleText((await call({ method: "GET", url })).body);

  const sent = await send(wishes);
  expect(sent).toBe("/guidance?sent=1&language=Marathi&best_time=Evening&channel=whatsapp");
  expect(await thanks(sent)).toContain(
    "You would like to hear from us in Marathi, in the evening, by WhatsApp: we will do our best.",
  );
  expect(await send({ best_time: "After my shift at Infosys" })).toBe("/guidance?sent=1");
  expect(await thanks("/guidance?sent=1&language=Gold&best_time=for+free&channel=post")).not.toContain(
    "You would like to hear",
  );
});

test("what the page says is the owner's, and without a step nothing follows", async () => {
  const { call, signIn } = await testApp();
  const token = await signIn();
  const save = (payload: object) =>
    call({ method: "PUT", url: "/backend/admin/page-texts.php?page=guidance", token, payload });
  const page = async () => (await call({ method: "GET", url: "/guidance" })).body;
  expect(visibleText(await page())).toContain("What happens next");

  const refused = await save({ "head.title": "" });
  expect([refused.statusCode, refused.json().errors]).toEqual([422, { "head.title": "Headline is required" }]);
  expect(await page()).toContain("<h1>Get Expert Guidance</h1>");

  expect((await save({ "head.title": "Talk to us", "form.title": "Your number", "next.steps": [] })).statusCode).toBe(
    200,
  );
  const changed = await page();
  expect(changed).toContain("<h1>Talk to us</h1>");
  expect(visibleText(changed)).toContain("Your number");
  expect(visibleText(changed)).not.toContain("What happens next");
});
