import { expect, test } from "vitest";
import { addUser, testApp } from "#test/app.ts";
import { jsonLdOf } from "#test/reading/json-ld.ts";

const body = "<p>Some partners waive a part of the fee.</p><script>alert(1)</script>";
const scholarships = { title: "Scholarships", body, menu_place: "footer", is_published: 1 };

async function office() {
  const app = await testApp();
  const token = await app.signIn();
  const ask = (method: "POST" | "PUT" | "DELETE", query: string, payload?: object) =>
    app.call({ method, url: `/backend/admin/pages.php${query}`, token, ...(payload && { payload }) });
  const open = (url: string) => app.call({ method: "GET", url });
  return { ...app, token, ask, open };
}

test("a page that staff write has an address, stands in the footer and the site map, and says to machines what it is", async () => {
  const { ask, open } = await office();
  const created = await ask("POST", "", scholarships);

  expect([created.statusCode, created.json().data.slug]).toEqual([201, "scholarships"]);
  const page = await open("/pages/scholarships");
  expect(page.statusCode).toBe(200);
  expect(page.body).toContain("<h1>Scholarships</h1>");
  expect(page.body).toContain("<p>Some partners waive a part of the fee.</p>");
  expect(page.body).not.toContain("alert(1)");
  expect(page.body).toContain('rel="canonical" href="http://disha.test/pages/scholarships"');
  expect(page.body).toContain('name="description" content="Some partners waive a part of the fee."');
  expect(jsonLdOf(page).map((thing) => thing["@type"])).toEqual(["BreadcrumbList", "WebPage"]);
  expect((await open("/")).body).toContain('<a href="/pages/scholarships">Scholarships</a>');
  expect((await open("/sitemap-pages.xml")).body).toContain("<loc>http://disha.test/pages/scholarships</loc>");
  expect((await open("/pages/Scholarships/")).headers.location).toBe("/pages/scholarships");
});

test("a page in the menu stands there, and one that nobody is to see is nowhere", async () => {
  const { ask, open } = await office();
  const { id } = (await ask("POST", "", { ...scholarships, menu_place: "menu" })).json().data;
  const inMenu = async () => {
    const { body } = await open("/courses");
    return body.slice(0, body.indexOf("<main")).includes('href="/pages/scholarships"');
  };
  expect(await inMenu()).toBe(true);

  await ask("PUT", `?id=${id}`, { title: "Scholarships", is_published: 0 });

  expect(await inMenu()).toBe(false);
  expect((await open("/pages/scholarships")).statusCode).toBe(404);
  expect((await open("/sitemap-pages.xml")).body).not.toContain("scholarships");
});

test("a former address leads on, also to a page that was led on before", async () => {
  const { ask, open } = await office();
  const { id } = (await ask("POST", "", scholarships)).json().data;
  await ask("PUT", `?id=${id}`, { title: "Scholarships", slug: "fee-waivers" });
  await ask("PUT", `?id=${id}`, { title: "Scholarships", slug: "waivers" });

  for (const slug of ["scholarships", "fee-waivers"]) {
    const { statusCode, headers } = await open(`/pages/${slug}`);
    expect([slug, statusCode, headers.location]).toEqual([slug, 301, "/pages/waivers"]);
  }
});

test("what cannot be a page is refused with a sentence, and nothing is stored", async () => {
  const { ask, db } = await office();
  const cases = [
    [{ ...scholarships, title: " " }, { title: "Title is required" }],
    [{ ...scholarships, body: "<p> </p>" }, { body: "Text is required" }],
    [
      { ...scholarships, slug: "Not an address" },
      { slug: "Address may hold only small letters, digits and single dashes" },
    ],
    [{ ...scholarships, menu_place: "door" }, { menu_place: "Choose where a link leads to it" }],
  ] as const;
  for (const [payload, errors] of cases) {
    const refused = await ask("POST", "", payload);
    expect([refused.statusCode, refused.json().errors]).toEqual([422, errors]);
  }
  expect(await db.selectFrom("pages").select("id").execute()).toEqual([]);
});

test("a deleted page comes back under its address; who may only read writes none", async () => {
  const { ask, open, call, token, db, signIn } = await office();
  const { id } = (await ask("POST", "", scholarships)).json().data;
  const { trash_id } = (await ask("DELETE", `?id=${id}`)).json().data;
  expect((await open("/pages/scholarships")).statusCode).toBe(404);

  await call({ method: "POST", url: `/backend/admin/trash.php?id=${trash_id}`, token });

  expect((await open("/pages/scholarships")).statusCode).toBe(200);
  await addUser(db, "vikram", "viewer");
  const payload = { title: "Mine" };
  const url = "/backend/admin/pages.php";
  expect((await call({ method: "POST", url, payload })).statusCode).toBe(401);
  expect((await call({ method: "POST", url, payload, token: await signIn("vikram") })).statusCode).toBe(403);
  expect(await db.selectFrom("pages").select("title").execute()).toEqual([{ title: "Scholarships" }]);
});
