import { sql } from "kysely";
import { expect, test } from "vitest";
import type { Database } from "#db/database.ts";
import { freshDatabase } from "#test/servers/fresh-database.ts";

const now = "2026-11-21T04:30:00.120Z";
const lead = {
  name: "Asha",
  email: "asha@example.in",
  phone: "98220 12345",
  phone_e164: "+919822012345",
  course: "Online MBA",
  stage: "new",
  search_text: "asha",
  consent_version: "1",
  consented_at: now,
  created_at: now,
  updated_at: now,
} as const;

test("an object comes back as an object, through an alias and a join, and null as null", async () => {
  const { db } = await freshDatabase();
  const utm = { source: "newsletter", 'with "quotes"': "हिन्दी" };
  await db
    .insertInto("leads")
    .values([{ ...lead, utm }, lead])
    .execute();
  const rows = await db
    .selectFrom("leads")
    .innerJoin("leads as same", "same.id", "leads.id")
    .select(["leads.utm", "same.utm as origin"])
    .orderBy("leads.id")
    .execute();
  expect(rows).toEqual([
    { utm, origin: utm },
    { utm: null, origin: null },
  ]);
});

test("a list is stored as a list, and an update replaces it", async () => {
  const { db } = await freshDatabase();
  const expert = {
    name: "Dr. Rao",
    title: "",
    expertise: "",
    bio: "",
    image_alt: "",
    experience_years: 12,
    position: 1,
  };
  const flags = { is_active: 1, is_sample: 0, created_at: now, updated_at: now } as const;
  await db
    .insertInto("expert_guidance")
    .values({ ...expert, ...flags, languages: [] })
    .execute();
  await db
    .updateTable("expert_guidance")
    .set({ languages: ["Hindi", "Marathi"] })
    .execute();
  expect(await db.selectFrom("expert_guidance").select("languages").execute()).toEqual([
    { languages: ["Hindi", "Marathi"] },
  ]);
});

test("an instant keeps its milliseconds, whether it is written as text or as a date", async () => {
  const { db } = await freshDatabase();
  await db.insertInto("leads").values(lead).execute();
  await db
    .updateTable("leads")
    .set({ updated_at: new Date("2026-12-31T23:59:59.999+05:30") as unknown as string })
    .execute();
  expect(await db.selectFrom("leads").select(["created_at", "updated_at"]).execute()).toEqual([
    { created_at: now, updated_at: "2026-12-31T18:29:59.999Z" },
  ]);
  expect(
    await db.selectFrom("leads").select("id").where("created_at", "<", "2026-11-21T04:30:00.121Z").execute(),
  ).toHaveLength(1);
});

test("counts, sums and decimals are numbers", async () => {
  const { db } = await freshDatabase();
  await db.insertInto("leads").values([lead, lead]).execute();
  const { rows } = await sql`
    select count(*) as count, sum(id) as sum, cast(0.1 as double precision) as decimal from leads`.execute(db);
  expect(rows).toEqual([{ count: 2, sum: 3, decimal: 0.1 }]);
});

test("a whole number beyond 2^53 is an error, not a rounded number", async () => {
  const { db } = await freshDatabase();
  await expect(sql`select 9007199254740993 as big`.execute(db)).rejects.toThrow(RangeError);
});

test("undefined in a condition is an error", async () => {
  const { db } = await freshDatabase();
  const missing = undefined as unknown as number;
  await expect(async () => db.selectFrom("leads").selectAll().where("id", "=", missing).execute()).rejects.toThrow(
    TypeError,
  );
});

test("both engines order and match text alike", async () => {
  const { db } = await freshDatabase();
  await insertNames(db, ["b_c", "Éclair", "a", "B", "हिन्दी", "bxc"]);
  const inOrder = await db.selectFrom("leads").select("name").orderBy("name").execute();
  expect(inOrder.map((row) => row.name)).toEqual(["B", "a", "b_c", "bxc", "Éclair", "हिन्दी"]);
  expect(await db.selectFrom("leads").select("name").where("name", "like", "%b_c%").execute()).toHaveLength(2);
});

async function insertNames(db: Database, names: string[]): Promise<void> {
  await db
    .insertInto("leads")
    .values(names.map((name) => ({ ...lead, name })))
    .execute();
}
