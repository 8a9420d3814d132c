import { execFile } from "node:child_process";
import { chmod } from "node:fs/promises";
import { promisify } from "node:util";
import { expect, onTestFinished, test } from "vitest";
import type { Place } from "#app/domain/backup/restore/restore-backup.server.ts";
import { openDatabaseBeside, openDatabaseToRead } from "#db/database.ts";
import { emptyPlace, migratedPlace, serve } from "#test/servers/served-place.ts";

const run = promisify(execFile);
const NOBODY = 65_534;
const serverUrl = process.env["TEST_DATABASE_URL"];
/** What is said before a database is opened, or of a file, is the same whatever the others run on. */
const ofWords = test.skipIf(serverUrl);

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

test("who has lost the second factor, too, is let in without one: it goes with the sessions, as the history says", async () => {
  const place = await migratedPlace(serverUrl);
  const { app, db } = await serve(place);
  const { id } = await db.selectFrom("users").select("id").where("username", "=", "admin").executeTakeFirstOrThrow();
  const factor = { totp_secret: "sealed", totp_confirmed_at: "2026-11-23T10:00:00.000Z" };
  await db.updateTable("users").set(factor).where("id", "=", id).execute();
  await db.insertInto("recovery_codes").values({ user_id: id, code_hash: "hash", used_at: null }).execute();
  const left = async () => [
    await db.selectFrom("users").select(["totp_secret", "totp_confirmed_at"]).where("id", "=", id).execute(),
    await db.selectFrom("recovery_codes").select("user_id").execute(),
    await db.selectFrom("sessions").select("user_id").execute(),
  ];

  expect((await resetPassword(place, "admin")).code).toBe(0);
  expect(await left()).toEqual([[factor], [{ user_id: id }], [{ user_id: id }]]);
  const { code, said } = await resetPassword(place, "admin", "--second-factor");

  expect([code, said]).toEqual([
    0,
    expect.stringMatching(
      /^admin signs in without a second factor .*\nadmin sets a new password here, .*\nhttps:.*\n$/,
    ),
  ]);
  expect(await left()).toEqual([[{ totp_secret: null, totp_confirmed_at: null }], [], []]);
  const payload = { token: said.trim().split("#")[1], password: "three green parrots" };
  await app.inject({ method: "PUT", url: "/backend/admin/password-link.php", payload });
  const login = { method: "POST", url: "/backend/admin/login.php" } as const;
  const known = { username: "admin", password: payload.password };
  expect((await app.inject({ ...login, payload: known })).statusCode).toBe(200);
  const acts = db.selectFrom("activities").select(["action", "type", "name", "actor_id", "record_id"]);
  expect(await acts.where("type", "=", "second-factor").execute()).toEqual([
    { action: "delete", type: "second-factor", name: "admin", actor_id: null, record_id: id },
  ]);
});

ofWords("a name that nobody of staff has, none at all and an empty place are told in one sentence", async () => {
  const place = await migratedPlace(serverUrl);
  const { db } = await serve(place);

  expect(await resetPassword(place, "nobody")).toEqual({
    code: 1,
    said: "No member of staff has the user name or e-mail nobody.\n",
  });
  const usage = "Name the account: npm run reset-password NAME, or npm run reset-password -- NAME --second-factor\n";
  expect(await resetPassword(place)).toEqual({ code: 1, said: usage });
  expect(await resetPassword(place, "--second-factor")).toEqual({ code: 1, said: usage });
  expect(await resetPassword(place, "admin", "--second")).toEqual({ code: 1, said: usage });
  const { dataFolder } = await emptyPlace();
  expect(await resetPassword({ dataFolder }, "admin")).toEqual({
    code: 1,
    said: `There is no database in ${dataFolder}; check DATA_FOLDER.\n`,
  });
  expect(await db.selectFrom("password_links").selectAll().execute()).toEqual([]);
});

test.runIf(process.getuid?.() === 0 && !serverUrl)(
  "who may not read the database is told so, not that there is none",
  async () => {
    const place = await migratedPlace();
    await chmod(place.dataFolder, 0o700);
    process.seteuid!(NOBODY);
    onTestFinished(() => process.seteuid!(0));
    const sentence = `This user may not read the database in ${place.dataFolder}; run it as the user of the service.`;

    await expect(openDatabaseBeside(place)).rejects.toThrow(sentence);
    await expect(openDatabaseToRead(place)).rejects.toThrow(sentence);
  },
);
