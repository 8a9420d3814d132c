import { expect, test } from "vitest";
import type { Lead } from "#app/domain/lead/lead-schema.ts";
import { testApp } from "#test/app.ts";
import { exportList, signInAsBrowser } from "#test/reading/export-list.ts";
import { sendLeads } from "#test/factories/lead-factories.ts";

const url = "/backend/admin/leads.php";

async function appWithLead() {
  const testing = await testApp();
  const [id] = await sendLeads(testing, { name: "Esha", email: "esha@mail.example", phone: "98220 52798" });
  const token = await testing.signIn();
  const put = (payload: object, query = "", of = id!) =>
    testing.call({ method: "PUT", url: `${url}?id=${of}${query}`, token, payload });
  const read = async <Data>(file: string) =>
    (await testing.call({ method: "GET", url: `/backend/admin/${file}`, token })).json<{ data: Data }>().data;
  const lead = (of = id!) => read<Lead>(`leads.php?id=${of}`);
  const found = async (q: string) => (await read<Lead[]>(`leads.php?q=${encodeURIComponent(q)}`)).map((one) => one.id);
  const lines = async (of = id!) =>
    (await read<{ kind: string; text: string }[]>(`lead-events.php?id=${of}`))
      .filter(({ kind }) => kind === "facts" || kind === "merge" || kind === "unmerge")
      .map(({ kind, text }) => [kind, text]);
  return { ...testing, id: id!, token, put, lead, found, lines };
}

const facts = {
  name: "Esha Reddy",
  phone: "+91 98220-52799",
  second_phone: "020 2550 1234",
  email: "Esha.Reddy@mail.example",
  course: "Online MCA",
  source_page: "referral",
  city: "Pune",
  language: "Marathi",
  best_time: "After 18:00",
};

test("facts of a lead are corrected, its timeline tells each, and it is found by what is known now", async () => {
  const { id, put, lead, found, lines, db } = await appWithLead();
  const corrected = { ...facts, email: "esha.reddy@mail.example", phone_e164: "+919822052799" };

  const response = await put(facts);

  expect(response.statusCode).toBe(200);
  expect(response.json()).toMatchObject({ data: { id, ...corrected, second_phone_e164: "+912025501234" } });
  expect(await lead()).toMatchObject(corrected);
  expect(await lines()).toEqual([
    [
      "facts",
      [
        "Name: Esha → Esha Reddy",
        "Phone: 98220 52798 → +91 98220-52799",
        "Second phone: None → 020 2550 1234",
        "Email: esha@mail.example → esha.reddy@mail.example",
        "Course: Online MBA → Online MCA",
        "Source: None → Referral",
        "City: None → Pune",
        "Language: None → Marathi",
        "Best time: None → After 18:00",
      ].join("\n"),
    ],
  ]);
  for (const q of ["esha reddy", "02025501234", "25501234", "52799", "pune marathi", "mca"])
    expect(await found(q)).toEqual([id]);
  expect(await found("52798")).toEqual([]);
  const changes = db.selectFrom("activities").select(["action", "name"]).where("action", "<>", "open");
  expect(await changes.where("type", "=", "lead").execute()).toEqual([{ action: "update", name: "Esha Reddy" }]);
});

test("what is so already is not told again, and facts go with a decision in one save", async () => {
  const { put, lines, db } = await appWithLead();
  await put({ name: "Esha", city: "" });
  expect(await lines()).toEqual([]);
  await put({ city: "Nashik", stage: "contacted" });
  expect(await lines()).toEqual([["facts", "City: None → Nashik"]]);
  const changes = db.selectFrom("activities").select("id").where("type", "=", "lead").where("action", "=", "update");
  expect(await changes.execute()).toHaveLength(1);
});

test("facts that cannot be are refused with a sentence, and nothing is stored", async () => {
  const { put, lead, lines } = await appWithLead();
  const before = await lead();

  for (const [payload, field, sentence] of [
    [{ name: " " }, "name", "Name is required"],
    [{ name: null }, "name", "Name is required"],
    [{ phone: "12345" }, "phone", "Phone must be a telephone number, such as 98765 43210"],
    [{ second_phone: "soon" }, "second_phone", "Second phone must be a telephone number, such as 98765 43210"],
    [{ second_phone: "098220 52798" }, "second_phone", "Second phone is the first one again"],
    [{ email: "esha@" }, "email", "Email must be an address such as name@example.com"],
    [{ course: "" }, "course", "Interested course is required"],
    [
      { source_page: "by pigeon" },
      "source_page",
      "Source must be a page of the site, or one of call, walk-in, fair, whatsapp, referral, other",
    ],
    [{ city: "Pune\nMumbai" }, "city", "City must be a single line"],
    [{ language: "x".repeat(81) }, "language", "Language must have at most 80 characters"],
    [{ phone: "", email: "" }, "phone", "Phone or email is required"],
  ] as const) {
    const response = await put({ ...payload, stage: "contacted" });
    expect.soft(response.statusCode, sentence).toBe(422);
    expect(response.json()).toMatchObject({ errors: { [field]: sentence } });
    expect(await lead()).toEqual(before);
    expect(await lines()).toEqual([]);
  }
});

test("either way to a lead may go while the other one stays", async () => {
  const { put, lead } = await appWithLead();
  expect((await put({ email: "" })).statusCode).toBe(200);
  const last = await put({ phone: "" });
  expect(last.json()).toMatchObject({ errors: { phone: "Phone or email is required" } });
  expect((await put({ phone: "", email: "esha@other.example" })).statusCode).toBe(200);
  expect(await lead()).toMatchObject({ phone: "", phone_e164: "", email: "esha@other.example" });
});

test("a fact that somebody has corrected since it was shown is refused, others are not", async () => {
  const { put, lead, call, id } = await appWithLead();
  const { updated_at } = await lead();
  await put({ city: "Nashik", from: { city: "" } });
  const stale = await put({ city: "Pune", from: { city: "" } });
  expect(stale.statusCode).toBe(409);
  expect(stale.json()).toMatchObject({
    message: "In the meantime the city was set to: Nashik. Choose again if you still want to change it.",
    data: { city: "Nashik" },
  });
  expect((await put({ city: "Pune", language: "Hindi" }, `&seen=${updated_at}`)).statusCode).toBe(409);
  expect((await put({ language: "Hindi", from: { language: "" } })).statusCode).toBe(200);
  expect(await lead()).toMatchObject({ city: "Nashik", language: "Hindi" });
  expect((await call({ method: "PUT", url: `${url}?id=${id}`, payload: { city: "Goa" } })).statusCode).toBe(401);
});

test("a lead sent back as the API gave it stays as it is", async () => {
  const { put, lead } = await appWithLead();
  const before = await lead();
  expect((await put(before)).statusCode).toBe(200);
  expect(await lead()).toEqual(before);
});

test("the second number makes two leads the same person, and the file and the entry by hand know all facts", async () => {
  const testing = await appWithLead();
  const { id, put, lead, call, token, found } = testing;
  await put({ second_phone: "98220 11111" });
  const entry = { name: "Mrs Reddy", phone: "98220 11111", course: "Online MBA", source: "call", city: "Pune" };
  const payload = { ...entry, second_phone: "98220 22222", language: "Hindi", best_time: "Mornings" };
  const entered = await call({ method: "POST", url, token, payload });
  expect(entered.json()).toMatchObject({ data: { city: "Pune", second_phone_e164: "+919822022222", duplicates: 1 } });
  expect(await lead()).toMatchObject({ duplicates: 1 });
  const third = (await call({ method: "POST", url, token, payload: { ...entry, phone: "98220 22222" } })).json().data;
  expect(third).toMatchObject({ duplicates: 1 });
  expect(await lead()).toMatchObject({ duplicates: 1 });
  const shared = { ...entry, phone: "", email: "two@mail.example", second_phone: "98220 22222" };
  expect((await call({ method: "POST", url, token, payload: shared })).json()).toMatchObject({
    data: { duplicates: 2 },
  });
  expect(await found("98220 22222")).toHaveLength(3);
  const [labels, line] = await exportList(await signInAsBrowser(testing), { list: "leads", ids: [id] });
  expect(labels).toMatch(/,Second phone,City,Language,Best time,.*,Consent,/);
  expect(line).toContain("98220 11111");
});
