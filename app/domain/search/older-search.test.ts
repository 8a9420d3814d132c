import { Kysely } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import type { Engine } from "#db/columns.ts";
import { EmbeddedDialect } from "#db/engines/embedded.ts";
import { migrate } from "#db/migrating/migrate.ts";
import { migrations } from "#db/migrations/in-order.ts";
import { PooledDialect } from "#db/engines/postgres.ts";
import { addCourse, addUniversity } from "#test/factories/factories.ts";
import { emptyDatabaseUrl } from "#test/servers/postgres-server.ts";
import { searchSite } from "./search.server.ts";

const serverUrl = process.env["TEST_DATABASE_URL"];
const engine: Engine = serverUrl ? "postgres" : "sqlite";

test("what stood there before the search knew of it is found, too: pages, and courses by their subjects and beside signs", async () => {
  const dialect = serverUrl ? new PooledDialect(await emptyDatabaseUrl(serverUrl)) : new EmbeddedDialect(":memory:");
  const db = new Kysely<any>({ dialect });
  onTestFinished(() => db.destroy());
  const migrateUntil = (end: string) =>
    migrate(db, engine, Object.fromEntries(Object.entries(migrations).filter(([name]) => name < end)));
  const found = async (query: string) => (await searchSite(db, query)).rows.map(({ title }) => title);
  await migrateUntil("0063");
  const at = "2026-11-01T09:00:00.000Z";
  const empty = { description: "", menu_place: "none", position: 1, is_sample: 0, created_at: at, updated_at: at };
  const waivers = { slug: "waivers", title: "Fee waivers", body: "<p>For veterans</p>", is_published: 1 };
  await db
    .insertInto("pages")
    .values({ ...empty, ...waivers, search_text: "fee waivers for veterans" })
    .execute();
  await migrateUntil("0401");
  const university = await addUniversity(db, { description: "Known as “Glassworks”." });
  const id = await addCourse(db, university, { title: "M.Tech", slug: "m-tech", subject: "Mechanical engineering" });

  await migrate(db, engine);

  expect([await found("waivers"), await found("veterans")]).toEqual([["Fee waivers"], ["Fee waivers"]]);
  await db.updateTable("pages").set({ title: "Scholarships", search_text: "scholarships" }).execute();
  expect([await found("waivers"), await found("scholarships")]).toEqual([[], ["Scholarships"]]);

  expect([await found("mechanical"), await found("glassworks")]).toEqual([["M.Tech"], ["Sahyadri Open University"]]);
  await db.updateTable("courses").set({ subject: "Ceramics" }).where("id", "=", id).execute();
  expect([await found("mechanical"), await found("ceramics")]).toEqual([[], ["M.Tech"]]);
  await db.updateTable("universities").set({ name: "Konkan Shore" }).where("id", "=", university).execute();
  expect([await found("ceramics sahyadri"), await found("ceramics konkan")]).toEqual([[], ["M.Tech"]]);
  await db.deleteFrom("courses").where("id", "=", id).execute();
  expect(await found("ceramics")).toEqual([]);
});
