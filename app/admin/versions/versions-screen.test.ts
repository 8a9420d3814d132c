import { expect, test } from "vitest";
import { panelScreens } from "#test/reading/drawn-panel.ts";

async function savedFaq(...questions: string[]) {
  const panel = await panelScreens();
  const token = await panel.signIn();
  const url = "/backend/admin/faqs.php";
  const [first, ...later] = questions;
  const made = await panel.call({ method: "POST", url, token, payload: { question: first, answer: "Yes." } });
  const { id } = made.json<{ data: { id: number } }>().data;
  for (const question of later) {
    const answer = await panel.call({
      method: "PUT",
      url: `${url}?id=${id}`,
      token,
      payload: { question, answer: "Yes." },
    });
    expect(answer.statusCode, answer.body).toBe(200);
  }
  return { ...panel, id };
}

test("of a record that nobody has changed there is nothing to compare", async () => {
  const { open, id } = await savedFaq("Is it online?");

  const { words } = await open(`versions/faqs/${id}`);

  expect(words).toContain("Versions of Is it online?");
  expect(words).toMatch(/One version since /);
  expect(words).toContain("Nothing was overwritten so far.");
});

test("who saved what stands newest first, and the one before the last save is compared with what is live", async () => {
  const { open, id } = await savedFaq("Is it online?", "Is all online?", "Is everything online?");

  const { words, body } = await open(`versions/faqs/${id}`);

  expect(words).toMatch(/3 versions since /);
  expect(words).toMatch(/live now meenal: question .* meenal: question .* meenal: created/);
  expect(body).toMatch(/<del>[^<]*everything/);
  expect(body).toMatch(/<ins>[^<]*all/);
  expect(words).toContain("Struck would go, underlined would come.");
});

test("versions of one minute are told apart by their seconds, one alone has none", async () => {
  const { open, id, db } = await savedFaq("Is it online?", "Is all online?", "Is everything online?");
  const ids = (await db.selectFrom("versions").select("id").orderBy("id").execute()).map((version) => version.id);
  const moments = ["2026-11-20T05:00:00.000Z", "2026-11-21T05:00:07.000Z", "2026-11-21T05:00:09.000Z"];
  for (const [index, created_at] of moments.entries())
    await db.updateTable("versions").set({ created_at }).where("id", "=", ids[index]!).execute();

  const { words } = await open(`versions/faqs/${id}`);

  expect(words).toMatch(/21 Nov, 10:30:09\W+live now .*21 Nov, 10:30:07 .*20 Nov, 10:30 meenal: created/);
  expect(words).toContain("Restore 21 Nov, 10:30:07");
});

test("the version that the address names is compared; the live one offers nothing to restore", async () => {
  const { open, id, db } = await savedFaq("Is it online?", "Is all online?");
  const ids = (await db.selectFrom("versions").select("id").orderBy("id").execute()).map((version) => version.id);

  const live = await open(`versions/faqs/${id}?version=${ids.at(-1)}`);
  expect(live.words).toContain("This version holds what is live.");
  expect(live.body).not.toContain('name="id" value=');
  const first = await open(`versions/faqs/${id}?version=${ids[0]}`);
  expect(first.body).toContain(`name="id" value="${ids[0]}"`);
});

test("each of several fields can come back alone; where one alone differs, that is the whole", async () => {
  const { open, id, call, signIn } = await savedFaq("Is it online?", "Is all online?");
  expect((await open(`versions/faqs/${id}`)).words).not.toContain("Restore only this");
  const payload = { question: "Is it free?", answer: "No." };
  await call({ method: "PUT", url: `/backend/admin/faqs.php?id=${id}`, token: await signIn(), payload });

  const { body } = await open(`versions/faqs/${id}`);

  expect([...body.matchAll(/aria-label="Restore only this: ([^"]+)"/g)].map(([, label]) => label)).toEqual([
    "Question",
    "Answer",
  ]);
});

test("versions of what is not there are not found, and a viewer finds no way to restore", async () => {
  const { open, id } = await savedFaq("Is it online?", "Is all online?");
  expect((await open("versions/faqs/999")).status).toBe(404);
  const { body } = await open(`versions/faqs/${id}`, "viewer");
  expect(body).not.toContain("Restore");
});

test("at the address of no record, and of no list, there is nothing, and nothing to try again", async () => {
  const { open } = await panelScreens();

  for (const address of ["versions/faqs/999", "versions/faqs/first", "versions/recipes/1"]) {
    const { words } = await open(address);
    expect(words, address).toContain("Nothing at this address");
    expect(words, address).not.toContain("Try again");
  }
});
