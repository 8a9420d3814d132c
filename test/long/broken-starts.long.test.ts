import { once } from "node:events";
import { setTimeout as pause } from "node:timers/promises";
import { expect, test } from "vitest";
import { sparePort } from "#scripts/servers/spare-port.ts";
import { startTemporaryServer } from "#scripts/servers/temporary-server.ts";
import { spawnProduct } from "./spawn-product.ts";
import { openDatabaseToFill } from "#db/database.ts";
import { migrations } from "#db/migrations/in-order.ts";
import { emptyPlace } from "#test/servers/served-place.ts";

const KILLS = 12;
const password = "a long enough password";

test("a start that is killed, at whatever moment, is made good by the next one", { timeout: 300_000 }, async () => {
  const port = await sparePort();
  const firstStartMs = await timeOfFirstStart(port);
  const place = await emptyPlace(process.env["TEST_DATABASE_URL"]);
  const environment = {
    DATA_FOLDER: place.dataFolder,
    DATABASE_URL: place.databaseUrl ?? "",
    ADMIN_PASSWORD: password,
  };
  const all = Object.keys(migrations).length;
  const reached = new Set<number>();
  for (let kill = 1; kill <= KILLS; kill += 1) {
    const started = spawnProduct({ ...environment, PORT: String(port) });
    await pause((firstStartMs * kill) / KILLS);
    started.process.kill("SIGKILL");
    await once(started.process, "exit");
    reached.add(await countMigrations(place));
  }

  const faults: string[] = [];
  const server = await startTemporaryServer(port, environment, { onError: (words) => faults.push(words) });
  const login = await fetch(`${server.address}/backend/admin/login.php`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ username: "admin", password }),
  });
  const courses = (await (await fetch(`${server.address}/backend/api/courses.php`)).json()) as { data: unknown[] };
  await server.stop();

  console.log(`Killed with ${[...reached].join(", ")} of ${all} migrations applied`);
  expect([...reached].filter((count) => count > 0 && count < all)).not.toEqual([]);
  expect([login.status, faults]).toEqual([200, []]);
  expect(courses.data.length).toBeGreaterThan(10);
  expect(await countMigrations(place)).toBe(all);
});

test(
  "an older program refuses a newer database in one sentence, and changes nothing",
  { timeout: 60_000 },
  async () => {
    const place = await emptyPlace(process.env["TEST_DATABASE_URL"]);
    const environment = {
      DATA_FOLDER: place.dataFolder,
      DATABASE_URL: place.databaseUrl ?? "",
      ADMIN_PASSWORD: password,
    };
    const port = await sparePort();
    await (await startTemporaryServer(port, environment)).stop();
    const database = await openDatabaseToFill(place);
    await database.db
      .insertInto("migrations" as never)
      .values({ name: "9999-of-a-later-version", applied_at: new Date().toISOString() })
      .execute();
    await database.close();

    const { ended } = spawnProduct({ ...environment, PORT: String(port) });

    const sentence =
      "The database was changed by another version of Disha (9999-of-a-later-version); start that version, or a newer one.\n";
    expect(await ended).toEqual({ code: 1, errors: sentence });
  },
);

async function timeOfFirstStart(port: number): Promise<number> {
  const place = await emptyPlace(process.env["TEST_DATABASE_URL"]);
  const begin = performance.now();
  const environment = {
    DATA_FOLDER: place.dataFolder,
    DATABASE_URL: place.databaseUrl ?? "",
    ADMIN_PASSWORD: password,
  };
  const server = await startTemporaryServer(port, environment);
  const taken = performance.now() - begin;
  await server.stop();
  return taken;
}

async function countMigrations(place: Parameters<typeof openDatabaseToFill>[0]): Promise<number> {
  const database = await openDatabaseToFill(place);
  try {
    const rows = await database.db
      .selectFrom("migrations" as never)
      .selectAll()
      .execute();
    return rows.length;
  } catch {
    // Killed before the first table.
    return 0;
  } finally {
    await database.close();
  }
}
