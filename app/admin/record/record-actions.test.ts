import { expect, test } from "vitest";
import { isGone } from "#app/admin/list/kept/gone-records.ts";
import { addUser } from "#test/app.ts";
import { expectLog } from "#test/expect-log.ts";
import { addCourse, addUniversity } from "#test/factories/factories.ts";
import { signedInPanel } from "#test/signed-in-panel.ts";
import { bringBack } from "#app/admin/versions/bring-back.ts";
import { progress } from "#app/admin/record/deletion/delete-many.ts";
import { deleteRecord } from "./record-actions.ts";
import { saveRecord } from "./save-record.ts";

const faqs = { file: "faqs", one: "FAQ", nameField: "question" };
const words = { question: "Is it online?", answer: "Yes, every lesson." };

async function faqScreen() {
  const panel = await signedInPanel();
  const stored = () => panel.db.selectFrom("faqs").select(["id", "question", "updated_at"]).orderBy("id").execute();
  const save = (address: string, fields: Record<string, string>) =>
    panel.outcomeOf(saveRecord(panel.request("POST", address, fields), faqs));
  const remove = (fields: Record<string, string | string[]>, address = "/admin/faqs?delete=1") =>
    panel.outcomeOf(deleteRecord(panel.request("DELETE", address, fields), faqs));
  return { ...panel, stored, save, remove };
}

test("a new record is stored, named at the foot, and its dialog closed over the list as it stood", async () => {
  const { save, stored, toast } = await faqScreen();

  expect(await save("/admin/faqs?q=fees&page=2&new=1", words)).toEqual({ to: "/admin/faqs?q=fees&page=2" });

  expect((await stored()).map(({ question }) => question)).toEqual([words.question]);
  expect(toast()).toMatchObject({ text: "Is it online? created", isFailure: false });
});

test("a record is saved over the version that its form had opened, and refused over a newer one", async () => {
  const { save, stored, toast } = await faqScreen();
  await save("/admin/faqs?new=1", words);
  const { id, updated_at } = (await stored())[0]!;
  const edit = `/admin/faqs?edit=${id}`;

  expect(await save(edit, { ...words, question: "Is it free?", seen: updated_at })).toEqual({ to: "/admin/faqs?" });
  expect(toast()!.text).toBe("Is it free? saved");
  const late = await save(edit, { ...words, question: "Too late", seen: updated_at });
  expect(late).toMatchObject({ newer: { id, question: "Is it free?" }, failure: expect.stringMatching(/\w/) });
  expect(await save(edit, { ...words, question: "Knowingly" })).toEqual({ to: "/admin/faqs?" });
  expect((await stored()).map(({ question }) => question)).toEqual(["Knowingly"]);
});

test("what else the server says of a record that it has stored is said at the foot, too", async () => {
  const { db, request, outcomeOf, toast } = await faqScreen();
  const id = await addCourse(db, await addUniversity(db), { title: "B.Com", requirements: "45% in the 12th" });
  const { university_id } = await db.selectFrom("courses").select("university_id").executeTakeFirstOrThrow();
  const said = { title: "B.Com", description: "Three years.", university_id: `${university_id}` };
  const eligibility = JSON.stringify({ level: "12th", percent: 50 });

  const sent = request("POST", `/admin/courses?edit=${id}`, { ...said, eligibility });
  await outcomeOf(saveRecord(sent, { file: "courses", one: "course", nameField: "title" }));

  expect(toast()!.text).toBe(
    "B.Com saved. The requirements name 45%, the rules of who may enter do not: visitors read both",
  );
});

test("what is refused comes back with a sentence for each field, and nothing is stored or said at the foot", async () => {
  const { save, stored, toast } = await faqScreen();

  const refusal = await save("/admin/faqs?new=1", { question: "", answer: "" });

  expect(refusal).toMatchObject({ errors: { question: "Question is required", answer: "Answer is required" } });
  expect([await stored(), toast()]).toEqual([[], undefined]);
});

test("without a line, or behind a broken proxy, the specification's sentence stands in the form", async () => {
  const { save, line } = await faqScreen();
  line("cut");
  expectLog("Failed to fetch");
  expect(await save("/admin/faqs?new=1", words)).toMatchObject({
    failure: "Error saving FAQ. Please try again. Nobody answered: it may be stored already, and is stored only once.",
  });
  line(new Response("<h1>Bad gateway</h1>", { status: 502 }));
  expectLog("API error: 502");
  expect(await save("/admin/faqs?new=1", words)).toMatchObject({ failure: "Error saving FAQ" });
});

test("a record whose answer was lost is created once, whatever its form carries; other words are another", async () => {
  const { save, stored, line, toast } = await faqScreen();
  line("lost");
  expectLog("Failed to fetch");
  expect(await save("/admin/faqs?new=1", words)).toMatchObject({ failure: expect.stringContaining("may be stored") });
  line(null);
  expect(await save("/admin/faqs?new=1", words)).toEqual({ to: "/admin/faqs?" });
  expect(toast()!.text).toBe("Is it online? created");
  expect(await stored()).toHaveLength(1);
  // What was answered is over: whoever writes the same again means it.
  await save("/admin/faqs?new=1", words);
  await save("/admin/faqs?new=1", { ...words, question: "Is it free?" });
  expect(await stored()).toHaveLength(3);
});

test("only a kind that says so has its refusals logged", async () => {
  const { request, outcomeOf } = await faqScreen();
  const empty = () => request("POST", "/admin/faqs?new=1", { question: "", answer: "" });
  await outcomeOf(saveRecord(empty(), faqs));
  const logged = expectLog("ApiFailure");

  await outcomeOf(saveRecord(empty(), { ...faqs, isLogged: true }));

  expect(logged()).toHaveLength(1);
});

test("a page's words go beside what visitors see, and from there into its place", async () => {
  const { request, outcomeOf, db, toast, call } = await faqScreen();
  const pages = { file: "pages", one: "page", nameField: "title", drafts: "page-drafts" };
  const save = (address: string, fields: Record<string, string>) =>
    outcomeOf(saveRecord(request("POST", address, { body: "<p>Old</p>", title: "Waivers", ...fields }), pages));
  await save("/admin/pages?new=1", { is_published: "1", way: "beside" });
  expect(toast()!.text).toBe("Waivers: draft saved, visitors see the page as it was");
  const { id } = await db.selectFrom("pages").select("id").executeTakeFirstOrThrow();
  const read = async () => (await call({ method: "GET", url: "/pages/waivers" })).body;

  await save(`/admin/pages?edit=${id}`, { body: "<p>New</p>", way: "beside" });
  expect(toast()!.text).toBe("Waivers: draft saved, visitors see the page as it was");
  expect(await read()).toContain("Old");
  await save(`/admin/pages?edit=${id}`, { body: "<p>New</p>", way: "into-place" });
  expect([toast()!.text, (await read()).includes("New")]).toEqual(["Waivers saved", true]);
});

test("a deleted record goes to the trash, its address is known to be gone, and Undo brings it back", async () => {
  const { save, remove, stored, toast } = await faqScreen();
  await save("/admin/faqs?new=1", words);
  const { id } = (await stored())[0]!;
  const address = new URL(`http://disha.test/admin/faqs?edit=${id}`);
  expect(isGone(address)).toBe(false);

  expect(await remove({ id: `${id}`, name: words.question })).toEqual({ to: "/admin/faqs?" });

  expect([await stored(), isGone(address), toast()!.text]).toEqual([[], true, "Is it online? deleted"]);
  const { fields } = toast()!.undo!;
  await bringBack("trash", fields["id"]!);
  expect((await stored()).map(({ question }) => question)).toEqual([words.question]);
  expect(isGone(address)).toBe(false);
});

test("what something else still needs is kept, and the screen is told that it is", async () => {
  const { request, outcomeOf, db } = await faqScreen();
  const id = await addUniversity(db);
  await addCourse(db, id);
  const form = { id: `${id}`, name: "Sahyadri" };
  const kind = { file: "universities", one: "university" };
  const remove = () => outcomeOf(deleteRecord(request("DELETE", `/admin/universities?delete=${id}`, form), kind));

  expect(await remove()).toMatchObject({ isKept: true, failure: expect.stringMatching(/course/) });
  await db.deleteFrom("courses").execute();
  expect(await remove()).toEqual({ to: "/admin/universities?" });
});

test("what somebody else has deleted meanwhile is gone, as was asked for: alone and among others it is said, and not taken for one's own", async () => {
  const { save, remove, stored, db, toast } = await faqScreen();
  for (const question of ["One?", "Two?", "Three?"]) await save("/admin/faqs?new=1", { ...words, question });
  const [one, two, three] = (await stored()).map(({ id }) => `${id}`) as [string, string, string];
  const othersDelete = (id: string) => db.deleteFrom("faqs").where("id", "=", Number(id)).execute();
  await othersDelete(one);

  expect(await remove({ id: one, name: "One?" }, `/admin/faqs?q=a&delete=${one}`)).toEqual({ to: "/admin/faqs?q=a" });
  expect(toast()).toMatchObject({ text: "One? was gone already", isFailure: false, undo: undefined });
  expect(isGone(new URL(`http://disha.test/admin/faqs?edit=${one}`))).toBe(true);

  await othersDelete(two);
  const several = { isBulk: "1", id: [two, three], name: ["Two?", "Three?"] };
  expect(await remove(several)).toEqual({ deleted: 1, gone: 1, kept: [] });
  expect([toast()!.text, toast()!.undo!.fields["id"]]).toEqual(["1 deleted, 1 was gone already", expect.any(String)]);
  expect(await remove(several)).toEqual({ deleted: 0, gone: 2, kept: [] });
  expect(toast()).toMatchObject({ text: "2 were gone already", undo: undefined });
});

test("a session that ends among several deletions says how many went, and can take those back", async () => {
  const { save, request, stored, line, toast } = await faqScreen();
  for (let number = 1; number <= 6; number += 1) await save("/admin/faqs?new=1", { ...words, question: `${number}?` });
  const ids = (await stored()).map(({ id }) => `${id}`);
  const stop = progress.watch(() => {
    if (progress.read() === 1) line(new Response("{}", { status: 401 }));
  });

  const removal = deleteRecord(
    request("DELETE", "/admin/faqs", { isBulk: "1", id: ids, name: ids.map((id) => `No. ${id}`) }),
    faqs,
  );

  await expect(removal).rejects.toMatchObject({ status: 401 });
  stop();
  const went = 6 - (await stored()).length;
  expect(went).toBeGreaterThan(0);
  expect(toast()).toMatchObject({
    text: `${went} deleted. The session ended, and the others stay.`,
    isFailure: true,
  });
  expect(toast()!.undo!.fields["id"]!.split(",")).toHaveLength(went);
});

test("of several those go that can, a few at a time, counted as they go; the others are named with the reason", async () => {
  const { db, request, outcomeOf, toast } = await faqScreen();
  const ids: number[] = [];
  for (let number = 1; number <= 7; number += 1) ids.push(await addUniversity(db, { name: `University ${number}` }));
  await addCourse(db, ids[2]!);
  await db.deleteFrom("universities").where("id", "=", ids[5]!).execute();
  const done: number[] = [];
  const stop = progress.watch(() => done.push(progress.read()));
  const fields = { isBulk: "1", id: ids.map(String), name: ids.map((id) => `No. ${id}`) };
  const remove = () =>
    outcomeOf(
      deleteRecord(request("DELETE", "/admin/universities", fields), { file: "universities", one: "university" }),
    );

  const outcome = await remove();

  stop();
  expect(outcome).toMatchObject({
    deleted: 5,
    gone: 1,
    kept: [{ name: `No. ${ids[2]}`, sentence: expect.stringMatching(/course/) }],
  });
  expect(done).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  const undone = toast()!.undo!.fields["id"]!.split(",").length;
  expect([toast()!.text, undone]).toEqual(["5 deleted, 1 was gone already", 5]);
});

test("where none of several could go, nothing is said at the foot", async () => {
  const { remove, line, toast } = await faqScreen();
  line("cut");
  expectLog("Failed to fetch");

  const sentence = "Error deleting FAQ. Please try again.";
  expect(await remove({ isBulk: "1", id: ["1", "2"], name: ["One", "Two"] })).toEqual({
    deleted: 0,
    gone: 0,
    kept: [
      { name: "One", sentence },
      { name: "Two", sentence },
    ],
  });
  expect(toast()).toBeUndefined();
});

test("what was decided in the dialog goes along with the deletion of a colleague", async () => {
  const { db, request, outcomeOf, call } = await faqScreen();
  const id = await addUser(db, "kavita", "counsellor");
  const lead = { name: "Tanvi", email: "tanvi@mail.example", phone: "98225 50148", course: "Online MBA" };
  await call({ method: "POST", url: "/backend/api/leads.php", payload: lead });
  await db.updateTable("leads").set({ owner_id: id }).execute();
  const fields = { id: `${id}`, name: "kavita", hand_over: "1" };

  await outcomeOf(deleteRecord(request("DELETE", "/admin/users?delete=3", fields), { file: "users", one: "user" }));

  expect(await db.selectFrom("leads").select("owner_id").execute()).toEqual([{ owner_id: 1 }]);
});
