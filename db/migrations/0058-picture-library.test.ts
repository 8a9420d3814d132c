import { Kysely } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import type { Engine } from "#db/columns.ts";
import { EmbeddedDialect } from "#db/engines/embedded.ts";
import { migrate } from "#db/migrating/migrate.ts";
import { migrations } from "./in-order.ts";
import { PooledDialect } from "#db/engines/postgres.ts";
import { emptyDatabaseUrl } from "#test/servers/postgres-server.ts";

const engine: Engine = process.env["TEST_DATABASE_URL"] ? "postgres" : "sqlite";
const upload = (letter: string) => `/backend/uploads/leaders/${letter.repeat(32)}.webp`;
const at = "2026-11-01T09:00:00.000Z";

async function before() {
  const serverUrl = process.env["TEST_DATABASE_URL"];
  const dialect = serverUrl ? new PooledDialect(await emptyDatabaseUrl(serverUrl)) : new EmbeddedDialect(":memory:");
  const db = new Kysely<any>({ dialect });
  onTestFinished(() => db.destroy());
  const earlier = Object.entries(migrations).filter(([name]) => name < "0058");
  await migrate(db, engine, Object.fromEntries(earlier));
  return db;
}

test("what records showed before stands in the library, with its words and its places", async () => {
  const db = await before();
  const common = { position: 1, is_sample: 0, search_text: "", created_at: at, updated_at: at };
  const asha = { name: "Asha Rao", title: "Founder", bio: "", image: upload("a"), image_alt: "Asha at her desk" };
  await db
    .insertInto("leaders")
    .values([
      { ...common, ...asha },
      { ...common, ...asha, name: "Bela Rao", image: null, image_alt: "" },
    ])
    .execute();
  const body = `<p>x</p><img src="${upload("a")}" alt="Asha" /><img src="${upload("b")}" alt="A gate" />`;
  await db
    .insertInto("articles")
    .values({
      ...common,
      slug: "gates",
      title: "Gates",
      description: "",
      body,
      image: upload("c"),
      image_alt: "A cover",
      category: "Business",
      read_minutes: 1,
      author_id: null,
      status: "draft",
      published_at: null,
    })
    .execute();
  const known = { ...common, image: upload("c"), image_alt: "Known before", width: 960, height: 480 };
  const { position, is_sample, ...picture } = known;
  await db.insertInto("library_pictures").values(picture).execute();

  await migrate(db, engine, migrations);

  const shown = db.selectFrom("library_pictures").select(["image", "name", "image_alt", "width", "use_count"]);
  expect(await shown.orderBy("image").execute()).toEqual([
    { image: upload("a"), name: "Asha Rao", image_alt: "Asha at her desk", width: 0, use_count: 2 },
    { image: upload("b"), name: "Gates", image_alt: "", width: 0, use_count: 1 },
    { image: upload("c"), name: "", image_alt: "Known before", width: 960, use_count: 1 },
  ]);
  const uses = db.selectFrom("picture_uses").select(["image", "list", "field"]).orderBy("id");
  expect(await uses.execute()).toEqual([
    { image: upload("a"), list: "leaders", field: "image" },
    { image: upload("c"), list: "blogs", field: "image" },
    { image: upload("a"), list: "blogs", field: "body" },
    { image: upload("b"), list: "blogs", field: "body" },
  ]);
});
