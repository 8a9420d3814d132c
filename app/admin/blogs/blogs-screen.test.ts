import { expect, test } from "vitest";
import { panelScreens } from "#test/reading/drawn-panel.ts";
import { addArticle, addGalleryImage } from "#test/factories/publication-factories.ts";
import { stopClock } from "#test/stop-clock.ts";

test("an article tells whether visitors see it: one whose time has come is published, whatever is stored", async () => {
  stopClock(Date.parse("2026-11-24T06:00:00.000Z"));
  const { db, open } = await panelScreens();
  const at = (published_at: string | null, status: "draft" | "scheduled" | "published", title: string) =>
    addArticle(db, { title, status, published_at });
  await at(null, "draft", "A draft");
  await at("2026-11-24T05:59:00.000Z", "scheduled", "Came just now");
  await at("2026-11-24T06:01:00.000Z", "scheduled", "Comes soon");

  const { rows } = await open("blogs?sort=title");

  expect(rows[0]).toMatch(/A draft Technology Draft Not yet 1 min read/);
  expect(rows[1]).toMatch(/Came just now Technology Published 24 Nov, 11:29/);
  expect(rows[2]).toMatch(/Comes soon Technology Scheduled 24 Nov, 11:31/);
});

test("an article is written on a page of its own: links that open dialogs elsewhere lead there", async () => {
  const { db, open } = await panelScreens();
  const id = await addArticle(db);

  expect((await open("blogs?new=")).to).toBe("/admin/blogs/new");
  expect((await open(`blogs?edit=${id}`)).to).toBe(`/admin/blogs/${id}`);
  expect((await open("blogs?edit=none")).rows).toHaveLength(1);
  const { body } = await open("blogs");
  expect(body).toContain(`href="/admin/blogs/${id}"`);
  expect(body).toContain(`href="?delete=${id}"`);
});

test("whoever may not write reads the list without a way to the page where it is written", async () => {
  const { db, open } = await panelScreens();
  const id = await addArticle(db);

  const { rows, body } = await open("blogs", "viewer");

  expect([rows.length, body.includes(`/admin/blogs/${id}`), body.includes("/admin/blogs/new")]).toEqual([
    1,
    false,
    false,
  ]);
});

test("a picture of the gallery without a description says that it lacks one, and whether visitors see it", async () => {
  const { db, open } = await panelScreens();
  await addGalleryImage(db, { caption: "Waterfall", image_alt: "" });
  await addGalleryImage(db, { caption: "Convocation", is_published: 0, position: 2 });

  const { rows } = await open("gallery");

  expect(rows[0]).toMatch(/Waterfall No description yet Nature Published/);
  expect(rows[1]).toMatch(/Convocation A waterfall between green hills .*Not published/);
  expect((await open("gallery?state=Not+published")).rows).toHaveLength(1);
});
