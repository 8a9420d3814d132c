import { expect, test } from "vitest";
import { testApp } from "#test/app.ts";
import { addCourse, addUniversity } from "#test/factories/factories.ts";

async function pageReader() {
  const { call, db } = await testApp();
  const read = async (url: string) => (await call({ method: "GET", url })).body;
  return { db, read };
}

test("the frame shows the settings, and no network without an address", async () => {
  const { db, read } = await pageReader();
  await db
    .updateTable("settings")
    .set({ site_name: "Marg", contact_email: "desk@marg.example", instagram: "https://instagram.example/marg" })
    .execute();

  const page = await read("/privacy");

  expect(page).toContain("<title>How we handle your data | Marg</title>");
  expect(page).toContain('href="mailto:desk@marg.example"');
  expect(page).toContain('href="https://wa.me/912055500142?text=Hello%20Marg%2C');
  expect(page).toContain('href="https://instagram.example/marg"');
  expect(page).not.toContain("Facebook");
});

test("what surrounds every page is read once, and anew when somebody has saved it", async () => {
  const { call, signIn, queries } = await testApp();
  const search = async (q: string) => (await call({ method: "GET", url: `/search?q=${q}` })).body;
  await search("mba");
  queries.length = 0;

  expect(await search("mca")).toContain("All rights reserved.");
  expect(queries.filter(({ sql }) => /from "page_texts"/.test(sql))).toEqual([]);

  const url = "/backend/admin/settings.php";
  const token = await signIn();
  const { data } = (await call({ method: "GET", url, token })).json<{ data: object }>();
  await call({ method: "POST", url, token, payload: { ...data, siteName: "Marg" } });
  expect(await search("mca")).toContain("| Marg</title>");
});

test("the pop-up stays away from the page that has the same form", async () => {
  const { read } = await pageReader();

  expect(await read("/privacy")).toContain('id="guidance-popup"');
  expect(await read("/guidance")).not.toContain('id="guidance-popup"');
});

test("the pop-up of a course's page asks about this course at its university, and of another page about none", async () => {
  const { db, read } = await pageReader();
  const valley = await addUniversity(db, { name: "Bhogdoi Valley University", slug: "bhogdoi-valley" });
  await addCourse(db, valley, { title: "Online B.Com", slug: "b-com-bhogdoi" });
  await addCourse(db, await addUniversity(db), { title: "Online B.Com", slug: "b-com-sahyadri", position: 2 });
  const popup = async (url: string) => (await read(url)).split('id="guidance-popup"')[1]!;

  const asking = await popup("/courses/b-com-bhogdoi");
  expect(asking).toContain('<option selected="">Online B.Com at Bhogdoi Valley University</option>');
  expect(asking).toContain('<input type="hidden" name="course_slug" value="b-com-bhogdoi"/>');
  expect(asking).toContain('<option value="">Choose a course</option>');
  expect(await popup("/privacy")).not.toMatch(/ selected=|course_slug/);
  expect(await popup("/courses/nowhere")).not.toMatch(/ selected=|course_slug/);
});

test("a page that is not there keeps the frame and is not indexed", async () => {
  const { read } = await pageReader();

  const page = await read("/nowhere");

  expect(page).toContain("We could not find this page");
  expect(page).toContain('<meta name="robots" content="noindex"/>');
  expect(page).toContain("All rights reserved.");
});

test("the form asks in words for a course when there is none", async () => {
  const { read } = await pageReader();
  expect(await read("/guidance")).toMatch(/<input[^>]*name="course"/);
});

test("the form offers each course once, by degree", async () => {
  const { db, read } = await pageReader();
  const universityId = await addUniversity(db);
  await addCourse(db, universityId, { title: "Online MBA", slug: "online-mba", degree_type: "PG" });
  await addCourse(db, universityId, { title: "Online MBA", slug: "online-mba-2", degree_type: "PG" });

  const withCourses = await read("/guidance?course=unknown");

  expect(withCourses.split("<option>Online MBA</option>")).toHaveLength(2);
});

test("an administrator is led from each page to the screen that edits it", async () => {
  const { db, read } = await pageReader();
  const universityId = await addUniversity(db);
  const courseId = await addCourse(db, universityId);
  const { slug } = await db.selectFrom("universities").select("slug").executeTakeFirstOrThrow();
  const screens = {
    "/": "/admin/pages/home",
    "/courses": "/admin/courses",
    "/PG": "/admin/courses",
    "/courses/mba": "/admin/pages/mba",
    "/courses/online-mba": `/admin/courses?edit=${courseId}`,
    "/universities": "/admin/universities",
    [`/universities/${slug}`]: `/admin/universities?edit=${universityId}`,
    "/Blogs": "/admin/blogs",
    "/Gallery": "/admin/gallery",
    "/about": "/admin/pages/about",
    "/contact": "/admin/pages/contact",
    "/guidance": "/admin/pages/guidance",
    "/search": "/admin/pages/search",
    "/compare": "/admin/pages/compare",
    "/shortlist": "/admin/pages/shortlist",
  };
  for (const [path, screen] of Object.entries(screens)) {
    const [, href] =
      /<a href="([^"]*)"><svg[^>]*><path[^>]*><\/path><\/svg> Edit this page/.exec(await read(path)) ?? [];
    expect([path, href]).toEqual([path, screen]);
  }
  // Nothing that visitors read there is edited in the panel.
  expect(await read("/nothing-here")).not.toContain("Edit this page");
});
