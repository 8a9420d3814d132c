import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import type { Place } from "#app/domain/backup/restore/restore-backup.server.ts";
import { emptyPlace, migratedPlace, serve } from "#test/servers/served-place.ts";

const run = promisify(execFile);
const serverUrl = process.env["TEST_DATABASE_URL"];

/** As an operator does beside the running product. */
async function resetPassword(
  { dataFolder, databaseUrl = "" }: Pick<Place, "dataFolder" | "databaseUrl">,
  ...names: string[]
) {
  const env = {
    ...process.env,
    DATA_FOLDER: dataFolder,
    DATABASE_URL: databaseUrl,
    PUBLIC_ORIGIN: "https://disha.test",
  };
  try {
    const { stdout } = await run(process.execPath, ["scripts/run-reset-password.ts", ...names], { env });
    return { code: 0, said: stdout };
  } catch (error) {
    const { code, stderr } = error as { code: number; stderr: string };
    return { code, said: stderr };
  }
}

test("whoever runs the server gives an administrator a link to a new password, while the product serves", async () => {
  const place = await migratedPlace(serverUrl);
  const { app, db } = await serve(place);

  const { code, said } = await resetPassword(place, "ADMIN@disha.example");

  expect([code, said]).toEqual([
    0,
    expect.stringMatching(
      /^admin sets a new password here, .*\nhttps:\/\/disha\.test\/admin\/set-password#[\w-]{43}\n$/,
    ),
  ]);
  const payload = { token: said.trim().split("#")[1], password: "three green parrots" };
  const set = await app.inject({ method: "PUT", url: "/backend/admin/password-link.php", payload });
  expect(set.statusCode).toBe(200);
  const acts = db.selectFrom("activities").select(["action", "name", "actor_id"]).where("action", "=", "send-link");
  expect(await acts.execute()).toEqual([{ action: "send-link", name: "admin", actor_id: null }]);
});

test("a name that nobody of staff has, none at all and an empty place are told in one sentence", async () => {
  const place = await migratedPlace(serverUrl);
  const { db } = await serve(place);

  expect(await resetPassword(place, "nobody")).toEqual({
    code: 1,
    said: "No member of staff has the user name or e-mail nobody.\n",
  });
  expect(await resetPassword(place)).toEqual({ code: 1, said: "Name the account: npm run reset-password NAME\n" });
  const { dataFolder } = await emptyPlace();
  expect(await resetPassword({ dataFolder }, "admin")).toEqual({
    code: 1,
    said: `There is no database in ${dataFolder}; check DATA_FOLDER.\n`,
  });
  expect(await db.selectFrom("password_links").selectAll().execute()).toEqual([]);
});
