import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { Kysely, sql } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import { StartRefusal } from "#app/lib/failures/start-refusal.ts";
import { type Engine, id, reference, text } from "#db/columns.ts";
import { EmbeddedDialect } from "#db/engines/embedded.ts";
import { migrate } from "./migrate.ts";
import { migrations } from "#db/migrations/in-order.ts";
import type { Migrations } from "./run-migration.ts";
import { PooledDialect } from "#db/engines/postgres.ts";
import { addUniversity } from "#test/factories/factories.ts";
import { emptyDatabaseUrl } from "#test/servers/postgres-server.ts";

/** A released migration never changes: databases out there have run it. Add a line per release. */
const released = {
  "0001-first-tables.ts": "b4275902e02ca99ea66cf308f8efc390112c193fb336ffb71f800bbdbdb70d8e",
  "0002-desk.ts": "8b426d0746d68ab047c8c1c79da8a6cdd99e8daedc1fa1e5915ed8ecf433cd59",
  "0003-full-names.ts": "27d027ae0a64b2948f80840ff5d04dee33d2f472ecc6c38255c06fae905009e3",
};

const engine: Engine = process.env["TEST_DATABASE_URL"] ? "postgres" : "sqlite";
const shelves: Migrations = {
  "0001-shelves": {
    async up({ createTable, index }) {
      await createTable("shelves", id(), text("name"));
      await createTable("books", id(), reference("shelf_id", "shelves", "cascade"));
      await index("books", "shelf_id");
    },
  },
};

test("released migrations are unchanged", () => {
  for (const [file, hash] of Object.entries(released)) {
    const text = readFileSync(new URL(`../migrations/${file}`, import.meta.url));
    expect(createHash("sha256").update(text).digest("hex"), file).toBe(hash);
  }
});

test("every migration file runs, in the order of the numbers", () => {
  const files = readdirSync(new URL("../migrations", import.meta.url)).filter((file) => /^\d+-[^.]*\.ts$/.test(file));
  expect(Object.keys(migrations).map((name) => `${name}.ts`)).toEqual(files.toSorted());
});

test("a failed migration leaves nothing behind, and runs whole once it is mended", async () => {
  const db = await emptyDatabase();
  const added = async (db: Kysely<any>) => {
    await db.insertInto("shelves").values({ name: "Poetry" }).execute();
  };
  const broken: Migrations = {
    ...shelves,
    "0002-authors": {
      async up({ db, createTable }) {
        await createTable("authors", id());
        await added(db);
        throw new Error("half-way");
      },
    },
  };
  await expect(migrate(db, engine, broken)).rejects.toThrow("half-way");
  expect(await tableNames(db)).toEqual(["books", "migrations", "shelves"]);
  expect(await db.selectFrom("shelves").selectAll().execute()).toEqual([]);
  await migrate(db, engine, { ...shelves, "0002-authors": { up: ({ createTable }) => createTable("authors", id()) } });
  expect(await tableNames(db)).toEqual(["authors", "books", "migrations", "shelves"]);
});

test("a rebuilt table keeps its children, and new JSON is read as JSON", async () => {
  const db = await emptyDatabase();
  await migrate(db, engine, shelves);
  await db.insertInto("shelves").values({ name: "Poetry" }).execute();
  await db.insertInto("books").values({ shelf_id: 1 }).execute();
  await migrate(db, engine, { ...shelves, "0002-notes": { up: ({ db }) => addNotes(db) } });
  await db
    .updateTable("shelves")
    .set({ notes: { colour: "green" } })
    .execute();
  expect(await db.selectFrom("shelves").selectAll().execute()).toEqual([
    { id: 1, name: "Poetry", notes: { colour: "green" } },
  ]);
  expect(await db.selectFrom("books").selectAll().execute()).toEqual([{ id: 1, shelf_id: 1 }]);
  await db.deleteFrom("shelves").execute();
  expect(await db.selectFrom("books").selectAll().execute()).toEqual([]);
});

test("a database that another version changed is refused and left alone", async () => {
  const db = await emptyDatabase();
  await migrate(db, engine, { ...shelves, "0002-later": { up: ({ createTable }) => createTable("later", id()) } });
  await expect(migrate(db, engine, shelves)).rejects.toThrow(StartRefusal);
  await expect(migrate(db, engine, { ...shelves, "0002-other": shelves["0001-shelves"]! })).rejects.toThrow(
    "The database was changed by another version of Disha (0002-later); start that version, or a newer one.",
  );
});

test("four starts at once migrate once", async () => {
  const db = await emptyDatabase();
  await Promise.all(Array.from({ length: 4 }, () => migrate(db, engine, shelves)));
  expect(await db.selectFrom("migrations").select("name").execute()).toEqual([{ name: "0001-shelves" }]);
});

test("leads keep their ids when their status becomes a stage, and new ones go on behind them", async () => {
  const db = await emptyDatabase();
  await migrate(db, engine, { "0001-first-tables": migrations["0001-first-tables"]! });
  const lead = (id: number, status: string) => ({
    id,
    status,
    name: "Asha",
    email: "asha@example.in",
    phone: "98220 12345",
    phone_e164: "+919822012345",
    course: "Online MBA",
    search_text: "asha",
    utm: { source: "poster" },
    consent_version: "1",
    consented_at: new Date(),
    created_at: new Date(),
    updated_at: new Date(),
  });
  await db
    .insertInto("leads")
    .values([lead(3, "new"), lead(8, "closed")])
    .execute();
  await migrate(db, engine);
  const { id: _, status: __, ...next } = lead(0, "");
  await db
    .insertInto("leads")
    .values({ ...next, stage: "enrolled" })
    .execute();
  expect(await db.selectFrom("leads").select(["id", "stage", "utm"]).orderBy("id").execute()).toEqual([
    { id: 3, stage: "new", utm: { source: "poster" } },
    { id: 8, stage: "lost", utm: { source: "poster" } },
    { id: 9, stage: "enrolled", utm: { source: "poster" } },
  ]);
});

test("the former addresses of articles lead on as redirects", async () => {
  const db = await emptyDatabase();
  const before = Object.entries(migrations).filter(([name]) => name < "0038");
  await migrate(db, engine, Object.fromEntries(before));
  const at = new Date().toISOString();
  const times = { is_sample: 0, position: 1, created_at: at, updated_at: at };
  const words = { title: "Fees", description: "", body: "", image_alt: "", search_text: "", read_minutes: 1 };
  await db
    .insertInto("articles")
    .values({ id: 7, slug: "fees", category: "Business", status: "published", published_at: at, ...words, ...times })
    .execute();
  await db.insertInto("former_article_slugs").values({ slug: "old-fees", article_id: 7 }).execute();

  await migrate(db, engine);

  expect(await db.selectFrom("redirects").select(["from_path", "to_path", "is_automatic"]).execute()).toEqual([
    { from_path: "/Blogs/old-fees", to_path: "/Blogs/fees", is_automatic: 1 },
  ]);
});

async function addNotes(db: Kysely<any>): Promise<void> {
  if (engine === "postgres") return void (await sql`alter table shelves add column notes jsonb`.execute(db));
  await sql`create table rebuilt (id integer primary key autoincrement, name text not null, notes any) strict`.execute(
    db,
  );
  await sql`insert into rebuilt (id, name) select id, name from shelves`.execute(db);
  await sql`drop table shelves`.execute(db);
  await sql`alter table rebuilt rename to shelves`.execute(db);
}

async function tableNames(db: Kysely<any>): Promise<string[]> {
  const tables = await db.introspection.getTables();
  return tables.map((table) => table.name).toSorted();
}

async function emptyDatabase(): Promise<Kysely<any>> {
  const serverUrl = process.env["TEST_DATABASE_URL"];
  const dialect = serverUrl ? new PooledDialect(await emptyDatabaseUrl(serverUrl)) : new EmbeddedDialect(":memory:");
  const db = new Kysely<any>({ dialect });
  onTestFinished(() => db.destroy());
  return db;
}

test("an office that has universities already takes the newest shape", async () => {
  const db = await emptyDatabase();
  const before = Object.entries(migrations).filter(([name]) => name < "0042");
  await migrate(db, engine, Object.fromEntries(before));
  await addUniversity(db);

  await migrate(db, engine);

  expect(await db.selectFrom("universities").select("partnership").execute()).toEqual([{ partnership: null }]);
});
