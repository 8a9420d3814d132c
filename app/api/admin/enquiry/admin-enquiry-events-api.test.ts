import { expect, test } from "vitest";
import { testApp } from "#test/app.ts";

const url = "/backend/admin/enquiry-events.php";

async function appWithMessage() {
  const testing = await testApp();
  const person = { name: "Tanvi Bhosale", email: "tanvi@mail.example" };
  const message = { ...person, subject: "Evening classes", message: "Are there any?" };
  await testing.call({ method: "POST", url: "/backend/api/contact.php", payload: message });
  const { id: messageId } = await testing.db.selectFrom("messages").select("id").executeTakeFirstOrThrow();
  return { ...testing, token: await testing.signIn(), messageId };
}

test("a timeline begins with the form and its mail; staff add notes and calls, newest first", async () => {
  const { call, token, messageId } = await appWithMessage();
  const add = (payload: object) => call({ method: "POST", url: `${url}?of=message&id=${messageId}`, token, payload });

  const noted = await add({ kind: "note", text: "Works in Hinjawadi until six" });
  await add({ kind: "call" });

  expect(noted.statusCode).toBe(201);
  const timeline = await call({ method: "GET", url: `${url}?of=message&id=${messageId}`, token });
  expect(timeline.json().data).toMatchObject([
    { kind: "call", text: "", actor: "meenal", mail_status: null },
    { kind: "note", text: "Works in Hinjawadi until six", actor: "meenal" },
    { kind: "mail", actor: null, subject: "We have your message", mail_status: "waiting", last_error: null },
    { kind: "form", text: "Evening classes", actor: null, mail_status: null },
  ]);
  const activities = await call({ method: "GET", url: "/backend/admin/activities.php", token });
  expect(activities.json().data[0]).toMatchObject({ type: "message", action: "update", name: "Tanvi Bhosale" });
});

test("a call that was begun is completed by the note of it, or taken back", async () => {
  const { call, token, messageId } = await appWithMessage();
  const of = `${url}?of=message&id=${messageId}`;
  const add = (payload: object) => call({ method: "POST", url: of, token, payload });
  const takeBack = (event: number) => call({ method: "DELETE", url: `${of}&event=${event}`, token });
  const lines = async () =>
    (await call({ method: "GET", url: of, token }))
      .json<{ data: { kind: string; text: string }[] }>()
      .data.slice(0, -2);

  const begun = await add({ kind: "call", is_begun: 1 });
  expect(begun.json()).toMatchObject({ data: { kind: "call", is_begun: 1, can_be_taken_back: 1 } });
  const made = await add({ kind: "note", text: "Asked for evening classes" });
  expect(await lines()).toMatchObject([{ kind: "call", is_begun: 0, text: "Asked for evening classes" }]);
  expect((await takeBack(begun.json().data.id)).statusCode).toBe(404);
  expect((await takeBack(made.json().data.id)).statusCode).toBe(200);
  expect(await lines()).toEqual([]);
});

test("an empty note, one of another kind and one of an enquiry that is gone are not kept", async () => {
  const { call, db, token, messageId } = await appWithMessage();
  const add = (payload: object, query = `of=message&id=${messageId}`, as?: string) =>
    call({ method: "POST", url: `${url}?${query}`, token: as ?? token, payload });
  const before = await db.selectFrom("enquiry_events").select("id").execute();

  expect((await add({ kind: "note", text: " " })).json().errors).toEqual({ text: "Note is required" });
  expect((await add({ kind: "merge", text: "x" })).statusCode).toBe(422);
  expect((await add({ kind: "call" }, "of=application&id=999")).statusCode).toBe(404);
  expect((await add({ kind: "call" }, "of=user&id=1")).statusCode).toBe(422);
  expect(
    (await call({ method: "POST", url: `${url}?of=message&id=${messageId}`, payload: { kind: "call" } })).statusCode,
  ).toBe(401);
  expect(await db.selectFrom("enquiry_events").select("id").execute()).toEqual(before);
});

test("a deleted enquiry takes its timeline with it", async () => {
  const { call, db, token, messageId } = await appWithMessage();
  await call({ method: "DELETE", url: `/backend/admin/messages.php?id=${messageId}`, token });
  expect(await db.selectFrom("enquiry_events").select("message_id").execute()).toEqual([]);
  const gone = await call({ method: "GET", url: `${url}?of=message&id=${messageId}`, token });
  expect(gone.statusCode).toBe(404);
});
