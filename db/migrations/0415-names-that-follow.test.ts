import { expect, test } from "vitest";
import type { Database } from "#db/database.ts";
import type { SchemaChange } from "#db/schema-change.ts";
import { freshDatabase } from "#test/servers/fresh-database.ts";
import { up } from "./0415-names-that-follow.ts";

const at = "2026-11-01T09:00:00.000Z";

/** Users whose e-mail staff corrected, and one application of the first. */
async function corrected(...users: [username: string, email: string, role?: "user" | "editor"][]) {
  const { db, engine } = await freshDatabase();
  const ids = [];
  for (const [username, email, role = "user"] of users) ids.push(await add(db, { username, email, role }));
  const person = { first_name: "Ína", last_name: "Rao", company: "Nirmiti", phone: "982-255-0148", interest: null };
  const stored = { phone_e164: "+919822550148", step: 1, search_text: "ina rao old@mail.example", created_at: at };
  const sent = { consent_version: "2026-11", consented_at: at, updated_at: at };
  await db
    .insertInto("applications")
    .values({ user_id: ids[0]!, ...person, ...stored, ...sent })
    .execute();
  await up({ db, engine } as SchemaChange);
  const shown = db.selectFrom("users").select(["username", "search_text"]).where("id", "in", ids).orderBy("id");
  const { search_text } = await db.selectFrom("applications").select("search_text").executeTakeFirstOrThrow();
  return { users: await shown.execute(), search_text };
}

async function add(db: Database, user: { username: string; email: string; role: "user" | "editor" }) {
  const rest = { password_hash: "-", search_text: "as it was", created_at: at, updated_at: at };
  const row = db.insertInto("users").values({ ...user, ...rest });
  return (await row.returning("id").executeTakeFirstOrThrow()).id;
}

test("an applicant's name that was the e-mail before it was corrected follows, and their application is found by it", async () => {
  const { users, search_text } = await corrected(["Old@mail.example", "new@mail.example"]);

  expect(users).toEqual([{ username: "new@mail.example", search_text: "new@mail.example new@mail.example " }]);
  expect(search_text).toBe("ina rao new@mail.example 982-255-0148 +919822550148 nirmiti ");
});

test("names that staff gave, names of staff, and those whose new name is somebody else's stay", async () => {
  const { users } = await corrected(
    ["old@mail.example", "new@mail.example"],
    ["NEW@mail.example", "new@mail.example.in", "editor"],
    ["ina.rao", "ina@mail.example"],
  );

  expect(users.map(({ username }) => username)).toEqual(["old@mail.example", "NEW@mail.example", "ina.rao"]);
});
