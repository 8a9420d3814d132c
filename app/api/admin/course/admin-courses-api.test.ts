import { expect, test } from "vitest";
import { dayInIndia } from "#app/lib/time/india-day.ts";
import { testApp } from "#test/app.ts";
import { loadFieldRules } from "#db/seed/field-rules.ts";
import { addCourse, addUniversity, jpegPicture, multipartBody } from "#test/factories/factories.ts";

const url = "/backend/admin/courses.php";
const course = {
  title: "Online MCA",
  description: "Two years of software.",
  tuition_fee: "1980.50",
  degree_type: "PG",
};

async function signedInApp() {
  const testing = await testApp();
  const universityId = await addUniversity(testing.db);
  const token = await testing.signIn();
  return { ...testing, universityId, token };
}

test("staff create a course with a picture, and visitors see it at their next request", async () => {
  const { call, token, universityId } = await signedInApp();
  const before = await call({ method: "GET", url: "/backend/api/courses.php" });
  expect(before.json()).toEqual({ success: true, data: [] });

  const image = { name: "cover.jpg", type: "image/jpeg", bytes: await jpegPicture() };
  const body = await multipartBody({ ...course, university_id: String(universityId), is_featured: "1", image });
  const response = await call({ method: "POST", url, token, ...body });

  expect(response.statusCode).toBe(201);
  const after = await call({ method: "GET", url: "/backend/api/courses.php" });
  const [shown] = after.json<{ data: { image_url: string }[] }>().data;
  expect(shown).toMatchObject({
    title: "Online MCA",
    slug: "online-mca",
    tuition_fee: 1980.5,
    is_featured: 1,
    university_name: "Sahyadri Open University",
    university: { name: "Sahyadri Open University", ranking: 11, location: "Pune, Maharashtra", students: 12_400 },
    image_url: expect.stringMatching(/^\/backend\/uploads\/courses\/[0-9a-f]{32}\.webp$/),
  });
  const picture = await call({ method: "GET", url: shown!.image_url });
  expect(picture.statusCode).toBe(200);
  expect(picture.headers).toMatchObject({
    "content-type": "image/webp",
    "x-content-type-options": "nosniff",
    "content-security-policy": expect.stringContaining("sandbox"),
  });
});

test("a course that is called in Hindi has an address that can be read, and another of its name the next", async () => {
  const { call, token, universityId } = await signedInApp();
  const payload = { ...course, title: "हिन्दी में एम.ए.", university_id: universityId };
  const create = async () =>
    (await call({ method: "POST", url, token, payload })).json<{ data: { id: number } }>().data.id;
  const slugs = [];
  for (const id of [await create(), await create()])
    slugs.push(
      (await call({ method: "GET", url: `${url}?id=${id}`, token })).json<{ data: { slug: string } }>().data.slug,
    );

  expect(slugs).toEqual(["hindi-men-em-e", "hindi-men-em-e-2"]);
  expect((await call({ method: "GET", url: "/courses/hindi-men-em-e" })).statusCode).toBe(200);
});

test("the fee in rupees is kept with a year of it, which follows the duration", async () => {
  const { call, token, universityId } = await signedInApp();
  const payload = { ...course, university_id: universityId, fee_rupees: "₹1,68,000", duration: "2 Years" };
  const created = await call({ method: "POST", url, token, payload });
  const { id } = created.json<{ data: { id: number } }>().data;
  expect(created.json()).toMatchObject({ data: { fee_rupees: 168_000, yearly_fee_rupees: 84_000 } });

  const put = (change: object) =>
    call({
      method: "PUT",
      url: `${url}?id=${id}`,
      token,
      payload: { ...course, university_id: universityId, ...change },
    });
  const longer = { fee_rupees: 168_000, yearly_fee_rupees: 56_000 };
  expect((await put({ duration: "3 Years" })).json()).toMatchObject({ data: longer });
  expect((await put({ fee_rupees: "1,68,00" })).json()).toMatchObject({ errors: { fee_rupees: expect.any(String) } });
  expect((await put({})).json()).toMatchObject({ data: longer });
  expect((await put({ fee_rupees: "" })).json()).toMatchObject({ data: { fee_rupees: null, yearly_fee_rupees: null } });
});

test("semesters are sent as a list or a line each, stay when left out and go when emptied", async () => {
  const { call, token, universityId } = await signedInApp();
  const payload = { ...course, university_id: universityId, semesters: ["Accounts", "Project"] };
  const created = await call({ method: "POST", url, token, payload });
  const { id, semesters } = created.json<{ data: { id: number; semesters: string[] } }>().data;
  expect(semesters).toEqual(["Accounts", "Project"]);
  const put = async (change: object) => {
    const payload = { ...course, university_id: universityId, ...change };
    const response = await call({ method: "PUT", url: `${url}?id=${id}`, token, payload });
    return response.json<{ data: { semesters: string[] } }>().data.semesters;
  };

  expect(await put({ semesters: "Accounts\n\nMarketing\n" })).toEqual(["Accounts", "Marketing"]);
  expect(await put({})).toEqual(["Accounts", "Marketing"]);
  expect(await put({ semesters: "" })).toEqual([]);
});

test("a new picture takes the place of the old one, which stays with its version", async () => {
  const { call, token, universityId } = await signedInApp();
  const image = { name: "a.jpg", type: "image/jpeg", bytes: await jpegPicture() };
  const fields = { ...course, university_id: String(universityId), image };
  const created = await call({ method: "POST", url, token, ...(await multipartBody(fields)) });
  const { id, image_url } = created.json<{ data: { id: number; image_url: string } }>().data;

  const updated = await call({ method: "PUT", url: `${url}?id=${id}`, token, ...(await multipartBody(fields)) });

  expect(updated.statusCode).toBe(200);
  expect(updated.json<{ data: { image_url: string } }>().data.image_url).not.toBe(image_url);
  expect((await call({ method: "GET", url: image_url })).statusCode).toBe(200);
});

test("a form's lists come in a part each, one entry a line, or as one part of JSON, and are the same lists", async () => {
  const { call, token, universityId } = await signedInApp();
  const [semesters, languages] = [
    ["Algorithms", "Databases"],
    ["Hindi", "English"],
  ];
  const intakes = ["2027-01-10", "2027-07-10"].map((starts) => ({ session: starts, starts }));
  const rows = intakes.map((intake) => JSON.stringify(intake));
  const written = [
    { semesters, languages, intakes: rows },
    { semesters: semesters.join("\n"), languages: languages.join("\n"), intakes: `[${rows.join()}]` },
    { semesters: JSON.stringify(semesters), languages: JSON.stringify(languages), intakes: JSON.stringify(intakes) },
  ];
  for (const lists of written) {
    const body = await multipartBody({ ...course, university_id: String(universityId), ...lists });
    const response = await call({ method: "POST", url, token, ...body });
    expect(response.json()).toMatchObject({ success: true, data: { semesters, languages, intakes } });
  }

  const one = { semesters: ["Algorithms"], languages: ["Hindi"], intakes: [rows[0]!] };
  const body = await multipartBody({ ...course, university_id: String(universityId), ...one });
  expect((await call({ method: "POST", url, token, ...body })).json().data).toMatchObject({
    semesters: ["Algorithms"],
    languages: ["Hindi"],
    intakes: [intakes[0]],
  });
  const wrong = await multipartBody({ ...course, university_id: String(universityId), intakes: [rows[0]!, "soon"] });
  expect((await call({ method: "POST", url, token, ...wrong })).json().errors).toEqual({
    intakes: expect.stringMatching(/^Intake 2: /),
  });
});

test("an update that names the existing picture keeps it, and an emptied one removes it", async () => {
  const { call, db, token, universityId } = await signedInApp();
  const id = await addCourse(db, universityId);
  const put = (existingImage: string) =>
    call({
      method: "PUT",
      url: `${url}?id=${id}`,
      token,
      payload: { ...course, university_id: universityId, existingImage },
    });

  const kept = await put("/art/cover-mba.webp");
  expect(kept.json()).toMatchObject({ data: { image_url: "/art/cover-mba.webp", title: "Online MCA" } });

  const removed = await put("");
  expect(removed.json()).toMatchObject({ data: { image_url: null } });
});

test("a course whose field cannot be is refused with its sentence, and neither row nor file is left", async () => {
  const { call, db, token, universityId, pictureFiles } = await signedInApp();

  for (const [field, value, sentence] of [
    ["title", "", "Title is required"],
    ["description", undefined, "Description is required"],
    ["university_id", "", "University is required"],
    ["university_id", "999", "Choose a university from the list"],
    ["degree_type", "PhD", "Degree type must be UG, PG or PGDCS"],
    ["link", "javascript:alert(1)", "Link must start with / or https://"],
  ] as const) {
    const image = { name: "a.jpg", type: "image/jpeg", bytes: await jpegPicture() };
    const fields = { ...course, university_id: String(universityId), [field]: value };
    const sent = Object.fromEntries(
      Object.entries(fields).filter((entry): entry is [string, string] => entry[1] !== undefined),
    );
    const response = await call({ method: "POST", url, token, ...(await multipartBody({ ...sent, image })) });

    expect.soft(response.statusCode, sentence).toBe(422);
    expect(response.json()).toMatchObject({ success: false, errors: { [field]: sentence } });
    expect(await db.selectFrom("courses").select("id").execute()).toEqual([]);
    expect(await pictureFiles()).toEqual([]);
  }
});

test.each([
  ["an SVG", Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'), "image/svg+xml"],
  ["a text that calls itself JPEG", Buffer.from("not a picture"), "image/jpeg"],
])("%s is no picture: 415, and nothing is stored", async (_what, bytes, type) => {
  const { call, db, token, universityId } = await signedInApp();

  const fields = { ...course, university_id: String(universityId), image: { name: "a.jpg", type, bytes } };
  const response = await call({ method: "POST", url, token, ...(await multipartBody(fields)) });

  expect(response.statusCode).toBe(415);
  expect(response.json()).toMatchObject({ success: false, errors: { image: expect.any(String) } });
  expect(await db.selectFrom("courses").select("id").execute()).toEqual([]);
});

test("a deleted course is gone with its picture, and deleting it again answers 404", async () => {
  const { call, db, token, universityId } = await signedInApp();
  const id = await addCourse(db, universityId);

  const first = await call({ method: "DELETE", url: `${url}?id=${id}`, token });
  const second = await call({ method: "DELETE", url: `${url}?id=${id}`, token });

  expect([first.statusCode, second.statusCode]).toEqual([200, 404]);
  expect(await db.selectFrom("courses").select("id").execute()).toEqual([]);
});

test("creating, updating and deleting a course leaves an activity each, with who did it", async () => {
  const { call, token, universityId } = await signedInApp();
  const payload = { ...course, university_id: universityId };
  const created = await call({ method: "POST", url, token, payload });
  const { id } = created.json<{ data: { id: number } }>().data;
  await call({ method: "PUT", url: `${url}?id=${id}`, token, payload: { ...payload, title: "Online MCA, evenings" } });
  await call({ method: "DELETE", url: `${url}?id=${id}`, token });

  const activities = await call({ method: "GET", url: "/backend/admin/activities.php", token });

  expect(activities.json()).toMatchObject({
    data: [
      { type: "course", action: "delete", name: "Online MCA, evenings", actor: "meenal" },
      { type: "course", action: "update", name: "Online MCA, evenings", actor: "meenal" },
      { type: "course", action: "create", name: "Online MCA", actor: "meenal" },
      { type: "user", action: "sign-in", name: "meenal" },
    ],
  });
});

test("a list of 200 courses with their universities is one statement, and a page of it two", async () => {
  const { call, db, token, universityId, statements } = await signedInApp();
  for (let number = 1; number <= 200; number += 1) await addCourse(db, universityId, { title: `Course ${number}` });
  const listed = async (query: string) => {
    statements.length = 0;
    const response = await call({ method: "GET", url: `${url}${query}`, token });
    const selects = statements.filter((text) => text.includes('from "courses"'));
    return { ...response.json<{ data: unknown[]; meta?: { total: number } }>(), selects: selects.length };
  };

  expect(await listed("")).toMatchObject({ data: { length: 200 }, selects: 1 });
  expect(await listed("?page=2&limit=50")).toMatchObject({ data: { length: 50 }, meta: { total: 200 }, selects: 2 });
  expect(await listed("?q=course 19")).toMatchObject({ data: { length: 12 } });
});

const facts = {
  duration: "2 Years",
  subject: "Computer applications",
  intakes: [
    { session: "January 2027", opens: "2026-11-02", last_date: "2027-02-15", starts: "2027-03-01", seats: null },
  ],
  fee_items: [
    { kind: "application", amount_rupees: 1000, due: "application", refundable: 0 },
    { kind: "tuition", amount_rupees: 36_000.5, due: "semester", refundable: 1 },
    { kind: "examination", amount_rupees: 3000, due: "semester-end", refundable: 0 },
    { kind: "re-examination", amount_rupees: 800, due: "when-needed", refundable: 0 },
  ],
  eligibility: {
    level: "bachelor",
    percent: 50,
    relaxed_percent: 45,
    work_years: 0,
    least_age: null,
    subjects: ["Mathematics"],
    checked_on: "2026-11-12",
  },
  approvals: [
    {
      body: "UGC-DEB",
      mode: "online",
      session: "January 2027",
      status: "approved",
      reference: "",
      link: "https://deb.ugc.ac.in",
      checked_on: "2026-11-12",
      checked_by: "Meenal Gaikwad",
      expires: null,
    },
  ],
  scholarships: [
    {
      name: "Konkan women",
      for_whom: "women from the Konkan districts",
      amount_rupees: 4000.5,
      percent: null,
      per: "year",
      until: "2027-01-31",
      link: "https://sahyadri.example/fund",
    },
  ],
  fees_checked_on: "2026-11-12",
  dates_checked_on: "2026-11-18",
  scholarships_checked_on: "2026-11-17",
  classes: "Tuesday and Thursday, 8 to 9.30 pm",
  weekly_hours: "10 to 12",
  examinations: "Online, supervised by camera",
};

test("a course's facts are kept and answered, its fees follow from the fee items, and what is left out stays", async () => {
  const { call, token, universityId } = await signedInApp();
  const base = { ...course, university_id: universityId };
  const created = await call({ method: "POST", url, token, payload: { ...base, ...facts, fee_rupees: 5 } });
  const { id } = created.json<{ data: { id: number } }>().data;
  const whole = 1000 + 4 * 36_000.5 + 4 * 3000;
  const sums = { fee_rupees: whole, yearly_fee_rupees: whole / 2, first_payment_rupees: 37_000.5 };
  expect(created.json()).toMatchObject({ data: { ...facts, ...sums } });

  const put = (change: object) =>
    call({ method: "PUT", url: `${url}?id=${id}`, token, payload: { ...base, ...change } });
  expect((await put({})).json()).toMatchObject({ data: { ...facts, ...sums } });
  // Without the field, the languages stay.
  expect((await put({ languages: "English\nHindi" })).json().data.languages).toEqual(["English", "Hindi"]);
  expect((await put({})).json().data.languages).toEqual(["English", "Hindi"]);
  expect((await put({ languages: "" })).json().data.languages).toEqual([]);
  const [application] = facts.fee_items;
  // As a form sends it.
  const emptied = {
    fee_items: JSON.stringify([application]),
    eligibility: '{"level":"","subjects":""}',
    intakes: "[]",
  };
  expect((await put(emptied)).json()).toMatchObject({
    data: { fee_rupees: 1000, eligibility: null, intakes: [], approvals: facts.approvals },
  });
});

test("a refused fact is told in a sentence that names its row, and nothing is stored", async () => {
  const { call, token, universityId, db } = await signedInApp();
  const refusal = async (change: object) => {
    const payload = { ...course, university_id: universityId, ...facts, ...change };
    const answer = await call({ method: "POST", url, token, payload });
    expect(answer.statusCode).toBe(422);
    return answer.json<{ errors: Record<string, string> }>().errors;
  };
  const [fee] = facts.fee_items;
  const [intake] = facts.intakes;
  expect(await refusal({ fee_items: [fee, { ...fee, amount_rupees: "1.5 lakh" }] })).toEqual({
    fee_items: "Fee 2: Amount must be an amount in figures, such as 1,50,000 or 1,850.50",
  });
  const [scholarship] = facts.scholarships;
  for (const worth of [{ amount_rupees: "" }, { percent: 25 }])
    expect(await refusal({ scholarships: [scholarship, { ...scholarship, ...worth }] })).toEqual({
      scholarships: "Scholarship 2: Say what it is worth: an amount, or a percent of the tuition",
    });
  expect(await refusal({ fee_items: "no list" })).toEqual({ fee_items: "Fees must be a list" });
  expect(await refusal({ intakes: [{ ...intake, last_date: "2026-10-01" }] })).toEqual({
    intakes: "Intake 1: The last date must not lie before the opening",
  });
  expect(await refusal({ intakes: [intake, { ...intake, session: "JANUARY 2027" }] })).toEqual({
    intakes: "Intakes must name each session once",
  });
  const [approval] = facts.approvals;
  const tomorrow = dayInIndia(1);
  expect(await refusal({ approvals: [{ ...approval, checked_on: tomorrow }] })).toEqual({
    approvals: "Approval 1: Checked on must not lie in the future",
  });
  expect(await refusal({ fees_checked_on: tomorrow })).toEqual({
    fees_checked_on: "Fees checked on must not lie in the future",
  });
  expect(await refusal({ approvals: [{ body: "NAAC", status: "good" }] })).toEqual({
    approvals: "Approval 1: Choose a status from the list",
  });
  expect(await refusal({ eligibility: { percent: 45, relaxed_percent: 50 } })).toEqual({
    "eligibility.relaxed_percent": "The percent of reserved categories must not be above that of the others",
  });
  expect(Object.values(await refusal({ languages: ["Klingon"] }))).toEqual(["Choose languages from the list"]);
  expect(await refusal({ duration: "soon" })).toEqual({ duration: expect.stringContaining("2 Years") });
  expect(await db.selectFrom("courses").select("id").execute()).toEqual([]);
});

test("a subject that is barred online is refused with its notice, and the rule is data that staff change", async () => {
  const { call, token, universityId, db } = await signedInApp();
  await loadFieldRules(db);
  const save = (change: object) =>
    call({ method: "POST", url, token, payload: { ...course, university_id: universityId, ...change } });
  const refused = await save({ title: "B.Sc Nursing", study_mode: "distance" });
  expect(refused.statusCode).toBe(422);
  const { errors } = refused.json<{ errors: { study_mode: string } }>();
  expect(errors.study_mode).toMatch(/^Nursing may not be taught at a distance: UGC, .*https:\/\/deb\.ugc\.ac\.in\//);
  for (const barred of [
    { title: "Ph.D. in Commerce" },
    { title: "B.Tech in Data Science", subject: "Computer science" },
    { field: "law" },
    { subject: "Clinical psychology" },
    { field: "engineering", subject: "Computing" },
  ])
    expect((await save(barred)).statusCode).toBe(422);
  expect(await db.selectFrom("courses").select("id").execute()).toEqual([]);
  expect((await save({ title: "Sports journalism", subject: "Journalism" })).statusCode).toBe(201);
  const id = (await save({ title: "B.Sc Nursing", study_mode: "campus" })).json<{ data: { id: number } }>().data.id;
  const put = () =>
    call({
      method: "PUT",
      url: `${url}?id=${id}`,
      token,
      payload: { ...course, title: "B.Sc Nursing", university_id: universityId, study_mode: "online" },
    });
  expect((await put()).statusCode).toBe(422);

  const rules = "/backend/admin/field-rules.php";
  const [rule] = (await call({ method: "GET", url: rules, token }))
    .json<{ data: { id: number; kind: string; content: { subjects: string[] } }[] }>()
    .data.filter(({ content }) => content.subjects?.some((line) => line.startsWith("Nursing")));
  const content = { ...rule!.content, subjects: ["Law"] };
  const change = { method: "PUT", url: `${rules}?id=${rule!.id}`, payload: { ...rule, content } } as const;
  expect((await call(change)).statusCode).toBe(401);
  expect((await call({ ...change, token, payload: { ...rule, source: "" } })).statusCode).toBe(422);
  expect((await call({ ...change, token })).statusCode).toBe(200);
  expect((await put()).statusCode).toBe(200);
});
