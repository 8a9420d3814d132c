import { expect, test } from "vitest";
import type { SchemaChange } from "#db/schema-change.ts";
import { testApp } from "#test/app.ts";
import { up } from "./0424-paths-without-ends.ts";

test("addresses of old lose what stands at their end, lead on again, and one of several that are then the same stays", async () => {
  const { call, db } = await testApp();
  const at = "2026-11-01T00:00:00.000Z";
  const paths = ["/old brochure ", "/slash/", "/twice", "/twice ", "/twice/ "];
  await db
    .insertInto("redirects")
    .values(
      paths.map((from_path, place) => ({
        from_path,
        to_path: "/courses",
        is_automatic: 0 as const,
        hits: 0,
        position: place + 1,
        is_sample: 0 as const,
        created_at: at,
        updated_at: at,
        search_text: from_path,
      })),
    )
    .execute();
  await db.insertInto("missing_paths").values({ path: "/gone ", hits: 2, first_at: at, last_at: at }).execute();

  await up({ db } as SchemaChange);

  const kept = await db.selectFrom("redirects").select("from_path").orderBy("from_path").execute();
  expect(kept.map(({ from_path }) => from_path)).toEqual(["/old brochure", "/slash", "/twice"]);
  expect(await db.selectFrom("missing_paths").select("path").execute()).toEqual([{ path: "/gone" }]);
  for (const url of ["/old%20brochure%20", "/slash%2F", "/twice%20"])
    expect([url, (await call({ method: "GET", url })).statusCode]).toEqual([url, 301]);
});
