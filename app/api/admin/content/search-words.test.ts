import { expect, test } from "vitest";
import { testApp } from "#test/app.ts";
import { addCourse, addUniversity } from "#test/factories/factories.ts";

test("what the owner says to search engines stands in the place of a record's own words, until it is emptied", async () => {
  const { call, db, signIn } = await testApp();
  const universityId = await addUniversity(db);
  await addCourse(db, universityId);
  const token = await signIn();
  const program = { title: "Online MBA", badge: "2 Years", duration: "2 Years" };
  await call({ method: "POST", url: "/backend/admin/programs.php", token, payload: program });
  const words = { search_title: "Fees and dates in one place", search_description: "What it costs, and until when." };
  const kinds = [
    { list: "courses", folder: "courses", own: ["title", "description", "university_id"] },
    { list: "universities", folder: "universities", own: ["name", "location", "description", "website_url"] },
    { list: "programs", folder: "programs", own: ["title", "badge", "duration"] },
  ];
  for (const { list, folder, own } of kinds) {
    const url = `/backend/admin/${list}.php`;
    const [{ id }] = (await call({ method: "GET", url, token })).json().data;
    const record = (await call({ method: "GET", url: `${url}?id=${id}`, token })).json().data;
    const page = async () => (await call({ method: "GET", url: `/${folder}/${record.slug}` })).body;
    const save = (told: object) =>
      call({
        method: "PUT",
        url: `${url}?id=${id}`,
        token,
        payload: { ...Object.fromEntries(own.map((name) => [name, record[name]])), ...told },
      });
    const before = await page();

    const refused = await save({ search_title: "x".repeat(71) });
    expect([list, refused.statusCode, await page()]).toEqual([list, 422, before]);
    expect([list, (await save(words)).statusCode]).toEqual([list, 200]);

    const after = await page();
    expect([list, after.includes("<title>Fees and dates in one place | Disha</title>")]).toEqual([list, true]);
    expect([list, after.includes('name="description" content="What it costs, and until when."')]).toEqual([list, true]);
    expect([list, after.includes('property="og:title" content="Fees and dates in one place"')]).toEqual([list, true]);
    await save({ search_title: "", search_description: "" });
    expect([list, (await page()).includes("Fees and dates in one place")]).toEqual([list, false]);
  }
});

test("an article and a page of the office's own have words for search engines, and a draft has its own", async () => {
  const { call, signIn } = await testApp();
  const token = await signIn();
  const ask = (method: "GET" | "POST" | "PUT", path: string, payload?: object) =>
    call({ method, url: `/backend/admin/${path}`, token, ...(payload && { payload }) });
  const head = async (url: string) => (await call({ method: "GET", url })).body.split("</head>")[0]!;
  const article = { title: "Fees", description: "What they cost.", body: "<p>x</p>", category: "Business" };
  const { data } = (await ask("POST", "blogs.php", { ...article, status: "published" })).json();
  const words = { search_title: "Fees of online degrees", search_description: "In rupees, by year." };
  await ask("PUT", `blogs.php?id=${data.id}`, { ...article, ...words });
  expect(await head("/Blogs/fees")).toContain("<title>Fees of online degrees | Disha</title>");
  expect(await head("/Blogs/fees")).toContain('name="description" content="In rupees, by year."');
  await ask("PUT", `article-drafts.php?id=${data.id}`, { ...article, search_title: "Fees in 2027" });
  const { draft } = (await ask("GET", `article-drafts.php?id=${data.id}`)).json().data;
  expect([draft.search_title, draft.search_description]).toEqual(["Fees in 2027", "In rupees, by year."]);
  expect(await head("/Blogs/fees")).toContain("Fees of online degrees");

  const page = { title: "Waivers", body: "<p>x</p>", is_published: 1 };
  await ask("POST", "pages.php", { ...page, search_title: "Who pays less" });
  expect(await head("/pages/waivers")).toContain("<title>Who pays less | Disha</title>");
  expect((await ask("POST", "pages.php", { ...page, search_title: "x".repeat(71) })).statusCode).toBe(422);
});
