import { expect, test } from "vitest";
import { loadFieldRules } from "#db/seed/field-rules.ts";
import { testApp } from "#test/app.ts";
import { addUniversity } from "#test/factories/factories.ts";
import { addProgram } from "#test/factories/publication-factories.ts";
import { stopJobs } from "#test/stop-clock.ts";

const url = "/backend/admin/programs.php";
const program = {
  title: "Online Global MBA",
  badge: "Trending",
  duration: "18 Months",
  fees_from: 150_000,
  fees_to: "450000.50",
  keyFeatures: "Live classes\nExams online",
  categories: ["pg", "study-abroad"],
};

async function signedInApp() {
  const testing = await testApp();
  const token = await testing.signIn();
  const sahyadri = await addUniversity(testing.db);
  const konkan = await addUniversity(testing.db, { name: "Konkan Shore University" });
  const send = (method: "POST" | "PUT" | "DELETE", payload?: object, id?: number) =>
    testing.call({ method, url: id === undefined ? url : `${url}?id=${id}`, token, ...(payload && { payload }) });
  const titles = async () =>
    (await testing.db.selectFrom("programs").select("title").execute()).map(({ title }) => title);
  const listed = async (query = "") =>
    (await testing.call({ method: "GET", url: `/backend/api/programs.php${query}` })).json();
  return { ...testing, token, sahyadri, konkan, send, titles, listed };
}

test("staff create a program with its universities, by id or slug, and visitors see it at once", async () => {
  const { send, listed, konkan } = await signedInApp();
  expect(await listed()).toEqual({ success: true, data: [] });

  const universities = [
    { slug: "sahyadri-open-university", rating: 4.6 },
    { id: konkan, rating: "4.1" },
  ];
  const response = await send("POST", { ...program, universities });

  expect(response.statusCode).toBe(201);
  const { data } = await listed();
  expect(data).toMatchObject([
    {
      slug: "online-global-mba",
      title: "Online Global MBA",
      badge: "Trending",
      duration: "18 Months",
      fees: "₹1,50,000–₹4,50,000.50",
      keyFeatures: ["Live classes", "Exams online"],
      categories: ["pg", "study-abroad"],
      universities: [
        { name: "Sahyadri Open University", rating: 4.6, location: "Pune, Maharashtra", imgSrc: "/art/campus-02.webp" },
        { name: "Konkan Shore University", rating: 4.1 },
      ],
    },
  ]);
  expect(data[0]).toEqual(response.json().data);
});

test("a form sends categories and universities as lines or as JSON, and fees as people write them", async () => {
  const { send, sahyadri, konkan } = await signedInApp();
  const fields = {
    ...program,
    fees_from: "1,50,000",
    fees_to: "₹4,50,000",
    categories: "pg\r\nlaw",
    universities: `${konkan}:4.1\r\n${sahyadri}:4.6`,
  };
  const created = await send("POST", fields);
  expect(created.json().data).toMatchObject({
    fees: "₹1,50,000–₹4,50,000",
    categories: ["pg", "law"],
    universities: [
      { id: konkan, rating: 4.1 },
      { id: sahyadri, rating: 4.6 },
    ],
  });

  const rows = [
    { id: sahyadri, rating: 4.5 },
    { id: konkan, rating: 4 },
  ];
  const parts = [JSON.stringify(rows), rows.map((row) => JSON.stringify(row))];
  for (const universities of parts) {
    const saved = await send("PUT", { ...fields, categories: '["ug"]', universities }, created.json().data.id);
    expect(saved.json().data).toMatchObject({ categories: ["ug"], universities: rows });
  }

  const emptied = await send("PUT", { ...fields, categories: "", universities: "" }, created.json().data.id);
  expect(emptied.json().data).toMatchObject({ categories: [], universities: [] });
});

test("an update leaves the universities unless it names some, and keeps the address", async () => {
  const { db, send, sahyadri, konkan } = await signedInApp();
  const id = await addProgram(db, [sahyadri]);

  const kept = await send("PUT", program, id);
  const replaced = await send("PUT", { ...program, universities: [{ id: konkan, rating: 3 }] }, id);
  const emptied = await send("PUT", { ...program, universities: [], eligibility: "" }, id);

  expect(kept.json().data).toMatchObject({ slug: "online-mca", universities: [{ id: sahyadri, rating: 4.5 }] });
  expect(replaced.json().data).toMatchObject({ universities: [{ id: konkan, rating: 3 }] });
  expect(emptied.json().data).toMatchObject({ universities: [], eligibility: null });
  expect((await send("PUT", program, 999)).statusCode).toBe(404);
});

test("a program whose field cannot be is refused with its sentence, and nothing is stored", async () => {
  const { send, titles } = await signedInApp();

  for (const [change, field, sentence] of [
    [{ title: "" }, "title", "Title is required"],
    [{ badge: "Gold" }, "badge", "Choose a badge from the list"],
    [{ fees_to: 100_000 }, "fees_to", "Highest fees must not be below the lowest"],
    [
      { universities: [{ slug: "no-such-university", rating: 4 }] },
      "universities",
      "Choose universities from the list",
    ],
    [
      {
        universities: [
          { slug: "konkan-shore-university", rating: 4 },
          { slug: "konkan-shore-university", rating: 5 },
        ],
      },
      "universities",
      "Name each university once",
    ],
    [
      { universities: [{ slug: "konkan-shore-university", rating: 0.5 }] },
      "universities.0.rating",
      "Rating must be at least 1",
    ],
    [{ universities: [{ rating: 4 }] }, "universities.0", "University is required"],
    [{ universities: ":4.5" }, "universities.0.id", "University is required"],
    [{ universities: "1:" }, "universities.0.rating", "Rating must be at least 1"],
    [{ universities: "1:good" }, "universities.0.rating", "Rating must be a number"],
    [{ categories: ["phd"] }, "categories.0", "Choose categories from the list"],
  ] as const) {
    const response = await send("POST", { ...program, ...change });

    expect.soft(response.statusCode, sentence).toBe(422);
    expect(response.json()).toMatchObject({ success: false, errors: { [field]: sentence } });
    expect(await titles()).toEqual([]);
  }
});

test("a title that names a mode and what is barred in it is refused with the notice, unless it is stored already", async () => {
  const { db, send, titles, sahyadri } = await signedInApp();
  await loadFieldRules(db);
  const barred = "Online Ph.D. in Nursing";
  const refusal = (title: string, mode: string, what: string) =>
    expect.objectContaining({ title: expect.stringMatching(`^${what} may not be taught ${mode}: UGC, .*https://`) });

  for (const [title, mode, what] of [
    [barred, "online", "Nursing"],
    ["B.Pharm, distance learning", "at a distance", "B.Pharm"],
    ["MA in Psychology (ONLINE)", "online", "Psychology"],
    ["ऑनलाइन बी.ए. मानसशास्त्र", "online", "Psychology"],
    ["दूरस्थ शिक्षण: बी.एससी नर्सिंग", "at a distance", "Nursing"],
  ] as const) {
    const { statusCode, body } = await send("POST", { ...program, title });
    expect([statusCode, JSON.parse(body).errors]).toEqual([422, refusal(title, mode, what)]);
  }
  expect(await titles()).toEqual([]);

  const id = await addProgram(db, [sahyadri], { title: barred });
  expect((await send("PUT", { ...program, title: barred, duration: "3 Years" }, id)).statusCode).toBe(200);
  expect((await send("PUT", { ...program, title: `${barred} and Midwifery` }, id)).statusCode).toBe(422);
  expect(await titles()).toEqual([barred]);
  for (const title of ["Ph.D. in Nursing", "Online MBA & Doctorate"])
    expect((await send("POST", { ...program, title })).statusCode).toBe(201);
});

test.each([
  [{ fees_from: 450_001 }, { fees_from: "Lowest fees must not be above the highest" }],
  [{ fees_to: 149_999 }, { fees_to: "Highest fees must not be below the lowest" }],
  [{ fees_from: 500_000, fees_to: 400_000 }, { fees_to: "Highest fees must not be below the lowest" }],
])("fees changed to %j, which would cross what is stored, are refused", async (change, errors) => {
  const { db, send, sahyadri } = await signedInApp();
  const id = await addProgram(db, [sahyadri]);
  const { fees_from, fees_to, ...rest } = program;
  await send("PUT", { ...rest, fees_from: 150_000, fees_to: 450_000 }, id);

  const refused = await send("PUT", { ...rest, ...change }, id);
  const raised = await send("PUT", { ...rest, fees_from: 500_000, fees_to: "" }, id);

  expect([refused.statusCode, refused.json().errors]).toEqual([422, errors]);
  expect(raised.json().data).toMatchObject({ fees_from: 500_000, fees_to: null });
});

test("a deleted program goes with its list of universities, which stay", async () => {
  const { db, send, sahyadri, titles } = await signedInApp();
  const id = await addProgram(db, [sahyadri]);

  expect([(await send("DELETE", undefined, id)).statusCode, (await send("DELETE", undefined, id)).statusCode]).toEqual([
    200, 404,
  ]);
  expect(await titles()).toEqual([]);
  expect(await db.selectFrom("program_universities").selectAll().execute()).toEqual([]);
  expect(await db.selectFrom("universities").select("id").execute()).toHaveLength(2);
});

test("a list of programs is four statements however many there are, and is found by q and in pages", async () => {
  stopJobs();
  const { db, listed, sahyadri, konkan, statements } = await signedInApp();
  for (let number = 1; number <= 30; number += 1) {
    await addProgram(db, [sahyadri, konkan], { slug: `p-${number}`, title: `Program ${number}`, position: number });
  }
  statements.length = 0;

  const all = await listed();

  expect(all.data).toHaveLength(30);
  expect(statements).toHaveLength(4);
  expect(await listed("?q=program 2&page=1&limit=5")).toMatchObject({ data: { length: 5 }, meta: { total: 12 } });
});
