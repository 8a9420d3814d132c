import { expect, test } from "vitest";
import type { TrashedRecord } from "#app/domain/version/version-schema.ts";
import { createApp } from "#app/server/create-app.ts";
import { daysAgo } from "#app/lib/time/from-now.ts";
import { addUser, testApp } from "#test/app.ts";
import { eventually } from "#test/eventually.ts";
import { sendLeads } from "#test/factories/lead-factories.ts";
import { tablesWith } from "#test/reading/tables-with.ts";

const tanvi = { name: "Tanvi Bhosale", email: "tanvi@mail.example" };
const password = "kettle under a banyan";
const application = {
  firstName: "Tanvi",
  lastName: "Bhosale",
  email: tanvi.email,
  phone: "982-255-0148",
  company: "Bharat Forge",
  password,
  confirmPassword: password,
};

/** Tanvi has written, applied and asked for the newsletter. */
async function desk(options: Parameters<typeof testApp>[0] = {}) {
  const testing = await testApp(options);
  const token = await testing.signIn();
  const send = (form: string, payload: object) =>
    testing.call({ method: "POST", url: `/backend/api/${form}.php`, payload });
  await send("contact", { ...tanvi, subject: "Evening classes", message: "Are there any in Pune?" });
  await send("applications", application);
  await send("newsletter", { email: tanvi.email });
  const ask = (method: "GET" | "POST" | "PUT" | "DELETE", path: string, payload?: object, by = token) =>
    testing.call({ method, url: `/backend/admin/${path}`, token: by, ...(payload && { payload }) });
  const list = async (path: string) => (await ask("GET", path)).json<{ data: any[] }>().data;
  const idIn = async (noun: string) => (await list(`${noun}.php`))[0].id as number;
  const trash = async () => (await list("trash.php")) as TrashedRecord[];
  const lay = async (noun: string) =>
    (await ask("DELETE", `${noun}.php?id=${await idIn(noun)}`)).json<{ data: { trash_id: number } }>().data.trash_id;
  return { ...testing, ask, list, idIn, trash, lay, send };
}

const nouns = ["messages", "applications", "subscribers"] as const;

test.each(nouns)("one of the %s waits in the trash for fourteen days and comes back as it was", async (noun) => {
  const { ask, list, idIn, trash, lay } = await desk();
  const id = await idIn(noun);
  const told = async () =>
    noun === "subscribers" ? [] : list(`enquiry-events.php?of=${noun.replace(/s$/, "")}&id=${id}`);
  const found = () => list(`${noun}.php?page=1&q=tanvi&counts=1`);
  const [before, story] = [await found(), await told()];

  const inTrash = await lay(noun);

  expect([await found(), (await ask("GET", `${noun}.php?id=${id}`)).statusCode]).toEqual([[], 404]);
  const name = noun === "subscribers" ? tanvi.email : tanvi.name;
  const title = noun === "messages" ? `Evening classes, from ${name}` : name;
  expect(await trash()).toMatchObject([{ id: inTrash, kind: noun, name: title, actor: "meenal", days_left: 14 }]);
  expect((await list(`trash.php?kind=${noun}`)).length).toBe(1);
  expect((await ask("POST", `trash.php?id=${inTrash}`)).json().message).toBe(`${title} is restored`);
  expect([await found(), await told(), await trash()]).toEqual([before, story, []]);
  const acts = (await list("history.php")).slice(0, 2);
  expect(acts).toMatchObject([
    { action: "restore", type: noun.replace(/s$/, ""), name, actor: "meenal" },
    { action: "delete", name },
  ]);
});

test("all that match are deleted together and come back one by one", async () => {
  const { ask, list, send, trash } = await desk();
  await send("contact", { ...tanvi, subject: "Fees", message: "How much is it?" });
  const before = await list("messages.php");

  expect((await ask("DELETE", "messages-bulk.php?count=2&q=tanvi")).statusCode).toBe(200);
  expect(await list("messages.php")).toEqual([]);
  for (const { id } of await trash()) expect((await ask("POST", `trash.php?id=${id}`)).statusCode).toBe(200);

  expect(await list("messages.php")).toEqual(before);
});

test("what lies in the trash is in no search, story, bell or count", async () => {
  const testing = await desk();
  const { db, call, ask, list, lay, send, signIn } = testing;
  const farhan = await addUser(db, "farhan", "counsellor");
  const [lead] = await sendLeads(testing, { name: "Tanvi B", email: tanvi.email });
  await ask("PUT", `leads.php?id=${lead}`, { owner_id: farhan });
  await send("contact", { ...tanvi, subject: "Weekend classes", message: "Are there any?" });
  const token = await signIn("farhan");
  const bell = async () => (await call({ method: "GET", url: "/backend/admin/notices.php", token })).json().data;
  expect(await bell()).toMatchObject([{ kind: "wrote", words: "Weekend classes" }, { kind: "given" }]);

  for (const noun of nouns) await lay(noun);

  expect(await bell()).toMatchObject([{ kind: "given" }]);
  const person = (await ask("GET", `lead-person.php?id=${lead}`)).json().data;
  expect([person.messages.length, person.applications, person.subscriptions]).toEqual([1, [], []]);
  expect((await ask("GET", `lead-events.php?id=${lead}`)).body).not.toContain("Weekend");
  expect(await list("search.php?q=Weekend")).toEqual([]);
  expect((await list("search.php?q=tanvi")).map(({ kind }) => kind)).toEqual(["lead", "message", "user"]);
  expect((await ask("GET", "waiting.php")).json().data).toMatchObject({ new_messages: 1, new_applications: 0 });
});

test("who may not delete them meets none in the trash: not in the list, by its id, in bulk or by restoring it", async () => {
  const { db, ask, lay, trash, signIn } = await desk();
  await addUser(db, "nisha", "editor");
  await addUser(db, "farhan", "counsellor");
  const [nisha, farhan] = [await signIn("nisha"), await signIn("farhan")];
  for (const noun of nouns) {
    const inTrash = await lay(noun);
    for (const method of ["GET", "POST", "DELETE"] as const) {
      expect((await ask(method, `trash.php?id=${inTrash}`, undefined, nisha)).statusCode).toBe(404);
      expect((await ask(method, `trash.php?id=${inTrash}`, undefined, farhan)).statusCode).toBe(403);
    }
  }
  const seen = (await ask("GET", "trash.php?page=1&q=tanvi", undefined, nisha)).json();
  expect([seen.data, seen.meta.total]).toEqual([[], 0]);
  await ask("DELETE", "trash-bulk.php?count=0", undefined, nisha);
  expect(await trash()).toHaveLength(3);
});

test("a mail that has not left does not leave from the trash, and waits again afterwards", async () => {
  const { db, ask, idIn, lay } = await desk();
  const id = await idIn("applications");
  await ask("PUT", `applications.php?id=${id}`, { step: 2 });
  const mails = async () =>
    (await db.selectFrom("outbox").select(["id", "subject", "status"]).orderBy("id").execute()).filter(({ subject }) =>
      /confirm|step 2/.test(subject),
    );
  const before = await mails();
  expect(before).toHaveLength(2);

  const inTrash = [await lay("applications"), await lay("subscribers")];

  expect(await mails()).toEqual([]);
  for (const one of inTrash) await ask("POST", `trash.php?id=${one}`);
  expect(await mails()).toEqual(before);
  const back = await ask("PUT", `applications.php?id=${id}`, { step: 1 });
  expect(back.json().message).toBe(
    "Application updated. The mail about the last move had not left and was taken back.",
  );
});

test("an application whose applicant was deleted stays in the trash, and the sentence says why", async () => {
  const { db, ask, lay, trash } = await desk();
  const { id } = await db.selectFrom("users").select("id").where("email", "=", tanvi.email).executeTakeFirstOrThrow();
  const inTrash = await lay("applications");
  expect((await ask("DELETE", `users.php?id=${id}`)).statusCode).toBe(200);

  const refused = await ask("POST", `trash.php?id=${inTrash}`);

  expect([refused.statusCode, refused.json().message]).toEqual([
    422,
    "It cannot come back as it was. The account of its applicant was deleted.",
  ]);
  expect(await trash()).toHaveLength(1);
});

test("an address that has subscribed again meanwhile does not come back beside itself", async () => {
  const { ask, list, lay, send } = await desk();
  const inTrash = await lay("subscribers");
  await send("newsletter", { email: tanvi.email });

  const refused = await ask("POST", `trash.php?id=${inTrash}`);

  expect(refused.json().message).toBe("It cannot come back as it was. The same address has subscribed again.");
  expect(await list("subscribers.php")).toHaveLength(1);
});

test("who leaves the newsletter while they lie in the trash does not come back from there", async () => {
  const { db, call, ask, lay, trash } = await desk();
  const mail = db.selectFrom("outbox").select("headers").where("subject", "like", "Please confirm%");
  const { headers } = await mail.executeTakeFirstOrThrow();
  const leaving = new URL(headers!["List-Unsubscribe"]!.slice(1, -1));
  const inTrash = await lay("subscribers");
  const leave = (path: string) => call({ method: "POST", url: path });

  expect((await leave(`${leaving.pathname}${leaving.search}x`)).statusCode).toBe(404);
  expect(await trash()).toHaveLength(1);
  expect((await leave(leaving.pathname + leaving.search)).statusCode).toBe(200);

  expect(await trash()).toEqual([]);
  expect((await ask("POST", `trash.php?id=${inTrash}`)).statusCode).toBe(404);
  const told = await db
    .selectFrom("activities")
    .select(["name", "search_text"])
    .where("type", "=", "subscriber")
    .execute();
  expect(told).toEqual([{ name: "somebody whose data is gone", search_text: "" }]);
  const about = db.selectFrom("outbox").select("id").where("subject", "like", "Please confirm%");
  expect(await about.execute()).toEqual([]);
});

test("who is deleted for good, their account too, stands in no mail that has not left", async () => {
  // Nothing listens there: no mail leaves for now.
  const { call, db, ask, lay } = await desk({ smtpUrl: "smtp://127.0.0.1:9" });
  const user = await db.selectFrom("users").select("id").where("email", "=", tanvi.email).executeTakeFirstOrThrow();
  const mailsOfHers = () => db.selectFrom("outbox").select("subject").where("search_text", "like", "%tanvi%").execute();
  await call({
    method: "POST",
    url: "/my-application/send-link",
    headers: { "content-type": "application/x-www-form-urlencoded" },
    payload: new URLSearchParams({ email: tanvi.email }).toString(),
  });
  expect(await mailsOfHers()).toContainEqual({ subject: "Your link to your application with Disha" });
  // What is cancelled waits with no record.
  for (const { id } of await db.selectFrom("outbox").select("id").execute())
    await ask("PUT", `outbox.php?id=${id}`, { status: "cancelled" });

  for (const noun of nouns) await ask("DELETE", `trash.php?id=${await lay(noun)}`);

  expect(await mailsOfHers()).toEqual([]);
  expect(await db.selectFrom("users").select("id").where("id", "=", user.id).execute()).toEqual([]);
});

test("after fourteen days nothing is left of what they sent", async () => {
  const { db, ask, dataFolder, bucket, lay } = await desk();
  const user = await db.selectFrom("users").select("id").where("email", "=", tanvi.email).executeTakeFirstOrThrow();
  for (const noun of nouns) await lay(noun);
  expect((await ask("DELETE", `users.php?id=${user.id}`)).statusCode).toBe(200);
  await db.updateTable("outbox").set({ sent_at: new Date().toISOString() }).execute();
  const deleted_at = daysAgo(15);
  await db.updateTable("trash").set({ deleted_at }).execute();

  const next = await createApp({ db, dataFolder, bucket, publicOrigin: "http://disha.test", logLevel: "silent" });
  await next.ready();

  await eventually(async () => expect(await db.selectFrom("trash").select("id").execute()).toEqual([]));
  await next.close();
  expect(await tablesWith(db, ["tanvi", "bhosale"])).toEqual([]);
});

test("an applicant's account goes for good with the last of their applications, in the trash or not, and nobody else's", async () => {
  const { db, ask, lay, list, send } = await desk();
  const accounts = async () =>
    (await db.selectFrom("users").select("email").orderBy("id").execute()).map(({ email }) => email);
  await addUser(db, "asha", "counsellor");
  const staff = await accounts();
  for (const email of [tanvi.email, tanvi.email, "asha@disha.example"])
    await send("applications", { ...application, email });
  expect(await list("applications.php")).toHaveLength(4);
  const purge = async () => ask("DELETE", `trash.php?id=${await lay("applications")}`);

  await purge();
  expect(await accounts()).toEqual(staff);
  const waiting = await lay("applications");
  await purge();
  await purge();
  expect([await list("applications.php"), await accounts()]).toEqual([[], staff]);
  await ask("DELETE", `trash.php?id=${waiting}`);

  expect(await accounts()).toEqual(staff.filter((email) => email !== tanvi.email));
});
