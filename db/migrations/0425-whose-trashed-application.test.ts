import { expect, test } from "vitest";
import { schemaChange } from "#db/schema-change.ts";
import { isPostgres } from "#db/is-postgres.ts";
import { testApp } from "#test/app.ts";
import { up } from "./0425-whose-trashed-application.ts";

test("an application that lay in the trash before names the account of its applicant, other records none", async () => {
  const { call, db, signIn } = await testApp();
  const token = await signIn();
  const password = "kettle under a banyan";
  const tanvi = { firstName: "Tanvi", lastName: "Bhosale", email: "tanvi@mail.example", phone: "982-255-0148" };
  const account = { company: "Bharat Forge", password, confirmPassword: password };
  await call({ method: "POST", url: "/backend/api/applications.php", payload: { ...tanvi, ...account } });
  const message = { name: "Tanvi", email: tanvi.email, subject: "Classes", message: '"user_id":1,' };
  await call({ method: "POST", url: "/backend/api/contact.php", payload: message });
  for (const noun of ["applications", "messages"])
    await call({ method: "DELETE", url: `/backend/admin/${noun}.php?id=1`, token });
  const inTrash = () => db.selectFrom("trash").select(["list", "applicant_id"]).orderBy("id").execute();
  const trashed = await inTrash();
  const { id } = await db.selectFrom("users").select("id").where("email", "=", tanvi.email).executeTakeFirstOrThrow();
  expect(trashed).toEqual([
    { list: "applications", applicant_id: id },
    { list: "messages", applicant_id: null },
  ]);
  await db.updateTable("trash").set({ applicant_id: null }).execute();

  const isThere = async () => {};
  await up({ ...schemaChange(db, isPostgres(db) ? "postgres" : "sqlite"), addColumns: isThere, index: isThere });

  expect(await inTrash()).toEqual(trashed);
});
