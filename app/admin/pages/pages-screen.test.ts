import { expect, test } from "vitest";
import { panelScreens } from "#test/reading/drawn-panel.ts";

async function pagesScreen() {
  const panel = await panelScreens();
  const token = await panel.signIn();
  const create = (payload: object) =>
    panel.call({
      method: "POST",
      url: "/backend/admin/pages.php",
      token,
      payload: { body: "<p>Words</p>", ...payload },
    });
  const change = (page: string, payload: object) =>
    panel.call({ method: "PUT", url: `/backend/admin/page-texts.php?page=${page}`, token, payload });
  return { ...panel, create, change };
}

test("a page of one's own tells where visitors find it, and leads there only while they do", async () => {
  const { open, create } = await pagesScreen();
  await create({ title: "Waivers", is_published: 1, menu_place: "footer" });
  await create({ title: "Hostels", is_published: 0, menu_place: "none" });

  const { rows, body } = await open("pages?sort=title");

  expect(rows[0]).toMatch(/Hostels \/pages\/hostels Do not see it/);
  expect(rows[1]).toMatch(/Waivers \/pages\/ ?waivers Footer See it/);
  expect(body).toContain('<a href="/pages/waivers">');
  expect(body).not.toContain('<a href="/pages/hostels">');
  expect((await open("pages?state=Published")).rows).toHaveLength(1);
});

test("each fixed page says how many of its texts are the owner's, and opens for who may change them", async () => {
  const { open, change } = await pagesScreen();
  const before = await open("pages");
  expect(before.words).not.toMatch(/texts? changed/);
  expect(before.words).toContain("No page of your own yet.");
  const answer = await change("contact", { "message.thanks": "We have it." });
  expect(answer.statusCode, answer.body).toBe(200);

  const { words, body } = await open("pages");

  expect(words).toMatch(/\/contact One text changed,/);
  expect(body).toContain('href="/admin/pages/contact"');
  expect((await open("pages", "viewer")).body).not.toContain('href="/admin/pages/contact"');
});
