import { expect, test } from "vitest";
import { testApp } from "#test/app.ts";
import { addCourse, addUniversity } from "#test/factories/factories.ts";

const url = "/backend/admin/universities.php";

test("a university that has courses is not deleted, and the sentence says how many", async () => {
  const { call, db, signIn } = await testApp();
  const id = await addUniversity(db);
  await addCourse(db, id);
  const token = await signIn();

  const response = await call({ method: "DELETE", url: `${url}?id=${id}`, token });

  expect(response.statusCode).toBe(409);
  expect(response.json()).toEqual({
    success: false,
    message: "This university has 1 course. Move or delete it first, then delete the university.",
  });
  expect(await db.selectFrom("universities").select("id").execute()).toHaveLength(1);
});

test("website and website_url, fees and tuition_fee are both read and both shown", async () => {
  const { call, signIn } = await testApp();
  const token = await signIn();
  const facts = { name: "Konkan Shore University", location: "Ratnagiri, Maharashtra", description: "By the sea." };

  const payload = { ...facts, website: "https://konkan.example", fees: "98000" };
  const response = await call({ method: "POST", url, token, payload });

  expect(response.statusCode).toBe(201);
  expect(response.json()).toMatchObject({
    data: {
      slug: "konkan-shore-university",
      website: "https://konkan.example",
      website_url: "https://konkan.example",
      fees: 98_000,
      tuition_fee: 98_000,
      admissionStatus: "open",
    },
  });
});

test("a university that stands in a programme is not deleted either", async () => {
  const { call, db, signIn } = await testApp();
  const id = await addUniversity(db);
  const token = await signIn();
  const payload = { title: "Online MBA", badge: "2 Years", duration: "2 Years", universities: [{ id, rating: 4.5 }] };
  const created = await call({ method: "POST", url: "/backend/admin/programs.php", token, payload });

  const response = await call({ method: "DELETE", url: `${url}?id=${id}`, token });

  expect(created.statusCode).toBe(201);
  expect([response.statusCode, response.json()]).toEqual([
    409,
    {
      success: false,
      message: "This university stands in 1 programme. Move or delete it first, then delete the university.",
    },
  ]);
});

const facts = {
  name: "Chilika Lake University",
  location: "Puri, Odisha",
  description: "Beside the lake.",
  website_url: "https://chilika.example",
};

test("amounts are read as India writes them, and lists one entry per line", async () => {
  const { call, signIn } = await testApp();
  const token = await signIn();

  const written = { tuition_fee: "₹1,68,000", student_count: "12,400", acceptance_rate: "61.35" };
  const payload = { ...facts, ...written, programs: "Online MBA\r\nOnline MCA\n", facilities: "" };
  const response = await call({ method: "POST", url, token, payload });

  expect(response.json()).toMatchObject({
    data: {
      tuition_fee: 168_000,
      student_count: 12_400,
      acceptance_rate: 61.35,
      programs: ["Online MBA", "Online MCA"],
      facilities: [],
    },
  });
});

test("a university whose field cannot be is refused and not stored", async () => {
  const { call, db, signIn } = await testApp();
  const token = await signIn();

  for (const [field, value, sentence] of [
    ["name", "", "Name is required"],
    ["location", "", "Location is required"],
    ["description", "", "Description is required"],
    ["website_url", "chilika", "Website must be an address such as https://example.com"],
    ["partnership", "friends", "Partnership must be commission, partner or none"],
    ["acceptance_rate", "61.355", "Acceptance rate allows two decimals"],
  ] as const) {
    const response = await call({ method: "POST", url, token, payload: { ...facts, [field]: value } });

    expect.soft(response.statusCode, sentence).toBe(422);
    expect(response.json().errors).toEqual({ [field]: sentence });
    expect(await db.selectFrom("universities").select("id").execute()).toEqual([]);
  }
});

test("staff say who pays the office, take it back, and find those of whom nobody has said it", async () => {
  const { call, db, signIn } = await testApp();
  const id = await addUniversity(db);
  const token = await signIn();
  const save = async (partnership?: string) =>
    (await call({ method: "PUT", url: `${url}?id=${id}`, token, payload: { ...facts, partnership } })).json().data
      .partnership;
  const foundBy = async (partnership: string) =>
    (await call({ method: "GET", url: `${url}?partnership=${partnership}`, token })).json().data.length;

  expect(await foundBy("unsaid")).toBe(1);
  expect(await save("commission")).toBe("commission");
  expect([await foundBy("commission"), await foundBy("unsaid")]).toEqual([1, 0]);
  expect(await save()).toBe("commission");
  expect(await save("")).toBe(null);
});
