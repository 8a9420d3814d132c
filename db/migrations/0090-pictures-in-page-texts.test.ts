import { Kysely } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import type { Engine } from "#db/columns.ts";
import { EmbeddedDialect } from "#db/engines/embedded.ts";
import { migrate } from "#db/migrating/migrate.ts";
import { migrations } from "./in-order.ts";
import { PooledDialect } from "#db/engines/postgres.ts";
import { emptyDatabaseUrl } from "#test/servers/postgres-server.ts";

test("a picture that a fixed page showed before counts as used there", async () => {
  const serverUrl = process.env["TEST_DATABASE_URL"];
  const engine: Engine = serverUrl ? "postgres" : "sqlite";
  const dialect = serverUrl ? new PooledDialect(await emptyDatabaseUrl(serverUrl)) : new EmbeddedDialect(":memory:");
  const db = new Kysely<any>({ dialect });
  onTestFinished(() => db.destroy());
  const earlier = Object.entries(migrations).filter(([name]) => name < "0090");
  await migrate(db, engine, Object.fromEntries(earlier));
  const image = `/backend/uploads/library/${"a".repeat(32)}.webp`;
  const at = "2026-11-23T09:00:00.000Z";
  const times = { created_at: at, updated_at: at, search_text: "" };
  const picture = { image, name: "Gate", image_alt: "", width: 960, height: 480, use_count: 0, ...times };
  await db.insertInto("library_pictures").values(picture).execute();
  const texts = { "terms.body": `<p>x</p><img src="${image}" alt="Gate" />`, "terms.links": [{ path: "/" }] };
  const row = { page: "terms", texts: JSON.stringify(texts), position: 0, is_sample: 0, ...times };
  const { id } = await db.insertInto("page_texts").values(row).returning("id").executeTakeFirstOrThrow();

  await migrate(db, engine, migrations);

  const uses = await db.selectFrom("picture_uses").select(["image", "list", "record", "record_id", "field"]).execute();
  expect(uses).toEqual([{ image, list: "page-texts", record: `page-texts ${id}`, record_id: id, field: "texts" }]);
  expect(await db.selectFrom("library_pictures").select("use_count").execute()).toEqual([{ use_count: 1 }]);
});
