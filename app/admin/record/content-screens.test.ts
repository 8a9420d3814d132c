import { expect, test } from "vitest";
import { addCourse, addUniversity } from "#test/factories/factories.ts";
import { panelScreens } from "#test/reading/drawn-panel.ts";
import { addProgram } from "#test/factories/publication-factories.ts";

/** The panel with records of content that were made by its own API. */
async function withContent() {
  const panel = await panelScreens();
  const token = await panel.signIn();
  const create = async (file: string, payload: object) => {
    const answer = await panel.call({ method: "POST", url: `/backend/admin/${file}.php`, token, payload });
    expect(answer.statusCode, answer.body).toBe(201);
    return answer.json<{ data: { id: number } }>().data.id;
  };
  return { ...panel, create };
}

test("a course tells its university, its rupees before its dollars and how it is shown, and is found by type and by university", async () => {
  const { db, open } = await withContent();
  const [pune, goa] = [await addUniversity(db), await addUniversity(db, { name: "Mandovi University", position: 2 })];
  await addCourse(db, pune, { title: "Online MBA", tuition_fee_cents: 125_050, is_featured: 1, is_trending: 0 });
  const other = { title: "B.Sc. Physics", degree_type: "UG", is_featured: 0, is_trending: 1, position: 2 } as const;
  const unknownFee = { fee_paise: null, yearly_fee_paise: null };
  await addCourse(db, goa, { ...other, ...unknownFee });

  const all = await open("courses");
  expect(all.rows[0]).toMatch(/Online MBA PG Sahyadri Open University 2 Years ₹1,68,000 \$1,250\.50 Featured$/);
  expect(all.rows[1]).toMatch(/B\.Sc\. Physics UG Mandovi University 2 Years \$2,000\.00 Trending$/);
  expect(all.choices["university"]).toEqual(["All universities", "Mandovi University", "Sahyadri Open University"]);
  expect((await open(`courses?university=${goa}`)).rows).toEqual([all.rows[1]]);
  expect((await open("courses?type=PG")).rows).toEqual([all.rows[0]]);
});

test("a university tells what is known of it and leads to its courses, which keep it from being deleted", async () => {
  const { db, open } = await withContent();
  const id = await addUniversity(db, { partnership: "commission" });
  const bare = { name: "Mandovi University", location: "Panaji", ranking: null, student_count: null, fees_paise: null };
  await addUniversity(db, { ...bare, is_featured: 0, position: 2 });
  await addCourse(db, id);
  await addCourse(db, id, { title: "Online MCA", position: 2 });

  const { rows, body, choices } = await open("universities");

  expect(rows[0]).toMatch(/Pune, Maharashtra Rank 11 12,400 students ₹1,24,500 2 courses of Sahyadri Open University/);
  expect(rows[1]).toMatch(/Mandovi University Panaji$/);
  expect(body).toContain(`href="/admin/courses?university=${id}"`);
  expect(choices["location"]).toEqual(["All locations", "Panaji", "Pune, Maharashtra"]);
  expect((await open("universities?partnership=commission")).rows).toHaveLength(1);
  expect((await open("universities?partnership=unsaid")).rows[0]).toContain("Mandovi");
});

test("a programme tells its categories, and where nobody names its fees that they are told on request", async () => {
  const { db, open } = await withContent();
  const university = await addUniversity(db);
  await addProgram(db, [university], { title: "Online MCA" });
  const others = { title: "Online M.Com", slug: "m-com", position: 2, categories: [] };
  await addProgram(db, [university, await addUniversity(db, { name: "Mandovi", position: 2 })], others);

  const { rows } = await open("programs");

  expect(rows[0]).toContain("1 university");
  expect(rows[1]).toContain("2 universities");
  await db.deleteFrom("courses").execute();
  expect((await open("programs?q=m.com")).rows).toHaveLength(1);
});

test("an expert tells years and languages, and whether visitors meet them", async () => {
  const { create, open } = await withContent();
  const expert = {
    title: "Counsellor",
    expertise: "Loans",
    bio: "Listens.",
    languages: ["Hindi", "Marathi"],
    order: 1,
  };
  await create("expert-guidance", { ...expert, name: "Farhan Shaikh", experience: 1, is_active: 1 });
  await create("expert-guidance", { ...expert, name: "Kavita Rao", experience: 12, is_active: 0, order: 2 });

  const { rows } = await open("expert-guidance");

  expect(rows[0]).toMatch(/Farhan Shaikh Counsellor Loans Hindi, Marathi 1 year Shown/);
  expect(rows[1]).toMatch(/Kavita Rao .* 12 years Hidden/);
  expect((await open("expert-guidance?state=Hidden")).rows.map((row) => row.includes("Kavita"))).toEqual([true]);
});

test("a question stands with its answer and is found by either, and by its category", async () => {
  const { create, open } = await withContent();
  await create("faqs", { question: "Is it online?", answer: "Every lesson.", category: "General" });
  await create("faqs", { question: "Are there fees?", answer: "By instalments.", category: "Financial" });

  const named = (rows: string[]) => rows.map((row) => /Is it online\?|Are there fees\?/.exec(row)![0]);

  const { rows } = await open("faqs?sort=question");
  expect(named(rows)).toEqual(["Are there fees?", "Is it online?"]);
  expect(rows[1]).toContain("Every lesson. General");
  expect(named((await open("faqs?q=instalments")).rows)).toEqual(["Are there fees?"]);
  expect(named((await open("faqs?category=General")).rows)).toEqual(["Is it online?"]);
});

test("a testimonial tells its stars in words, and is found by them", async () => {
  const { create, open } = await withContent();
  const said = { role: "Alumna", content: "It fitted my shifts." };
  await create("testimonials", { ...said, name: "Ritu", rating: 5 });
  await create("testimonials", { ...said, name: "Arjun", rating: 4 });

  expect((await open("testimonials?rating=4")).rows.map((row) => row.includes("Arjun"))).toEqual([true]);
  expect((await open("testimonials?sort=-rating")).rows[0]).toContain("Ritu");
});

test("leaders, values, figures and synonyms tell what visitors read of them", async () => {
  const { create, open } = await withContent();
  await create("leaders", { name: "Vaishali Kulkarni", title: "Founder", bio: "Taught for years." });
  await create("core-values", { name: "Candour", text: "We say what we do not know." });
  await create("stat-items", { number: "25K+", text: "Students counselled", icon: "Users" });
  await create("synonyms", { words: "night school, evening college", found_words: "" });
  await create("synonyms", { words: "night school of old", found_words: "distance" });

  expect((await open("leaders")).rows[0]).toMatch(/Vaishali Kulkarni Taught for years\. Founder$/);
  expect((await open("values")).rows[0]).toMatch(/Candour We say what we do not know\.$/);
  expect((await open("stats")).rows[0]).toMatch(/25K\+ Students counselled/);
  const { rows } = await open("synonyms?q=night+school");
  const found = rows.map((row) => /(Each finds the others|distance) /.exec(row)![1]);
  expect(new Set(found)).toEqual(new Set(["Each finds the others", "distance"]));
});

test("where nothing is written yet, screens say so and what that means, to readers without the way to write", async () => {
  const { open } = await panelScreens();

  for (const screen of [
    "universities",
    "testimonials",
    "faqs",
    "stats",
    "expert-guidance",
    "programs",
    "leaders",
    "values",
    "gallery",
    "templates",
  ]) {
    const { body, rows, words } = await open(screen);

    expect.soft([rows, body.includes('<div class="empty"')], screen).toEqual([[], true]);
    expect(words).not.toContain("matches this filter");
    expect(body).toContain('href="/admin/' + screen + '?new="');
  }
});
