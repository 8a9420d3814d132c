import { readdir } from "node:fs/promises";
import { routes } from "virtual:react-router/server-build";
import { expect, test } from "vitest";
import type { MissingPath, Redirect } from "#app/domain/redirect/redirect-schema.ts";
import type { RecordVersions } from "#app/domain/version/version-schema.ts";
import { pathOfRoute } from "#app/server/pages/canonical-path.ts";
import { addUser, testApp } from "#test/app.ts";
import { addCourse, addUniversity } from "#test/factories/factories.ts";
import { stopJobs } from "#test/stop-clock.ts";

async function office() {
  const testing = await testApp();
  const token = await testing.signIn();
  const ask = (method: "GET" | "POST" | "PUT" | "DELETE", path: string, payload?: object, by = token) =>
    testing.call({ method, url: `/backend/admin/${path}`, token: by, ...(payload && { payload }) });
  const lead = (from_path: string, to_path: string) => ask("POST", "redirects.php", { from_path, to_path });
  const visit = async (url: string) => {
    const { statusCode, headers } = await testing.call({ method: "GET", url });
    return [statusCode, headers.location];
  };
  const list = async () => (await ask("GET", "redirects.php")).json<{ data: Redirect[] }>().data;
  const missing = async () => (await ask("GET", "missing-addresses.php")).json<{ data: MissingPath[] }>().data;
  /** What was counted is written when the process ends. */
  const counted = async () => {
    await testing.app.close();
    return {
      hits: await testing.db.selectFrom("redirects").select(["from_path", "hits"]).orderBy("id").execute(),
      missing: await testing.db.selectFrom("missing_paths").select(["path", "hits"]).orderBy("path").execute(),
    };
  };
  return { ...testing, token, ask, lead, visit, list, missing, counted };
}

test("a slug that changed twice leaves one step from either old address, and its words lead no further", async () => {
  const { db, ask, visit, list, counted } = await office();
  const university_id = await addUniversity(db, { slug: "konkan-shore" });
  const id = await addCourse(db, university_id, { title: "Online MCA", slug: "mca" });
  const course = { title: "Online MCA", description: "Two years.", university_id };
  const move = (slug: string) => ask("PUT", `courses.php?id=${id}`, { ...course, slug });

  await move("online-mca");
  await move("online-mca-pune");

  expect(await visit("/courses/mca?from=search")).toEqual([301, "/courses/online-mca-pune?from=search"]);
  expect(await visit("/courses/online-mca")).toEqual([301, "/courses/online-mca-pune"]);
  expect(await visit("/courses/online-mca-pune")).toEqual([200, undefined]);
  expect((await list()).map(({ is_automatic }) => is_automatic)).toEqual([1, 1]);
  await move("mca");
  expect(await visit("/courses/mca")).toEqual([200, undefined]);
  expect(await visit("/courses/online-mca-pune")).toEqual([301, "/courses/mca"]);
  const { data } = (await ask("GET", `universities.php?id=${university_id}`)).json();
  await ask("PUT", `universities.php?id=${university_id}`, { ...data, slug: "konkan-coast" });
  expect(await visit("/universities/konkan-shore")).toEqual([301, "/universities/konkan-coast"]);
  expect((await counted()).hits.reduce((sum, { hits }) => sum + hits, 0)).toBe(3);
});

test("an older version of a redirect brings back where it leads, and not how often it was followed", async () => {
  const { db, ask, lead } = await office();
  const { id } = (await lead("/old-fees", "/courses")).json().data;
  await ask("PUT", `redirects.php?id=${id}`, { from_path: "/old-fees", to_path: "/universities" });
  const followed = { hits: 10, last_hit_at: "2026-11-20T04:30:00.000Z" };
  await db.updateTable("redirects").set(followed).execute();
  const versions = async (): Promise<RecordVersions> =>
    (await ask("GET", `versions.php?list=redirects&id=${id}`)).json().data;
  const { shown } = await versions();

  expect(shown!.fields.map(({ label }) => label)).toEqual(["To"]);
  expect((await ask("POST", `versions.php?id=${shown!.id}&field=hits`)).statusCode).toBe(404);
  expect((await ask("POST", `versions.php?id=${shown!.id}`)).statusCode).toBe(200);

  expect((await ask("GET", `redirects.php?id=${id}`)).json().data).toMatchObject({ to_path: "/courses", ...followed });
});

test("whatever is asked and however a target is spelt, one step leads to the page", async () => {
  const { db, ask, lead, visit } = await office();
  const university_id = await addUniversity(db);
  const id = await addCourse(db, university_id, { title: "Online MCA", slug: "mca" });
  for (const [from, to] of [
    ["/old-pg", "/pg"],
    ["/old-courses", "/Courses/"],
    ["/old-fees", "/courses/mca?from=brochure#fees"],
    ["/old-part", "/courses/mca#fees"],
    ["/old-capitals", "/courses/MCA"],
  ])
    await lead(from!, to!);
  await ask("PUT", `courses.php?id=${id}`, {
    title: "Online MCA",
    description: "M",
    university_id,
    slug: "online-mca",
  });

  expect(await visit("/old-pg")).toEqual([301, "/PG"]);
  expect(await visit("/old-courses?page=2")).toEqual([301, "/courses?page=2"]);
  expect(await visit("/old-fees")).toEqual([301, "/courses/online-mca?from=brochure#fees"]);
  expect(await visit("/old-part?x=1")).toEqual([301, "/courses/online-mca?x=1#fees"]);
  expect(await visit("/old-capitals")).toEqual([301, "/courses/online-mca"]);
  expect(await visit("/Courses/MCA/?x=1")).toEqual([301, "/courses/online-mca?x=1"]);
  expect(await visit("/Courses/Online-MCA/")).toEqual([301, "/courses/online-mca"]);
});

test("a programme gets another address, and the one before leads on", async () => {
  const { ask, visit } = await office();
  const words = { title: "Online M.Com", badge: "2 Years", duration: "2 Years", fees_from: 90_000, fees_to: 120_000 };
  const created = await ask("POST", "programs.php", words);
  const { id, slug } = created.json().data;

  const moved = await ask("PUT", `programs.php?id=${id}`, { ...words, slug: "m-com-online" });

  expect([moved.statusCode, moved.json().data.slug]).toEqual([200, "m-com-online"]);
  expect(await visit(`/programs/${slug}`)).toEqual([301, "/programs/m-com-online"]);
  expect((await visit("/programs/m-com-online"))[0]).toBe(200);
});

test.each([
  ["another course's", "bca", "Another course has this address"],
  ["a page's", "mba", "A page of the site has this address"],
  ["one in capitals", "BCA", "Address may hold only small letters, digits and single dashes"],
])("a course does not take %s address", async (_whose, slug, sentence) => {
  const { db, ask, list } = await office();
  const university_id = await addUniversity(db);
  await addCourse(db, university_id, { title: "BCA", slug: "bca" });
  const id = await addCourse(db, university_id, { title: "MCA", slug: "mca" });

  const response = await ask("PUT", `courses.php?id=${id}`, { title: "MCA", description: "M", university_id, slug });

  expect([response.statusCode, response.json().errors]).toEqual([422, { slug: sentence }]);
  expect(await list()).toEqual([]);
});

test("the versions of an address tell what staff wrote, and nothing that follows from it", async () => {
  const { lead, ask, list } = await office();
  await lead("/courses/mba-by-mail", "/courses");
  const [{ id } = { id: 0 }] = await list();
  await ask("PUT", `redirects.php?id=${id}`, { from_path: "/courses/mba-by-post", to_path: "/courses" });

  const versions = (await ask("GET", `versions.php?list=redirects&id=${id}`)).json();

  expect(versions.data.versions[0]).toMatchObject({ act: "saved", changed: ["From"] });
});

test("the office's own addresses lead on in one step, in whatever order they came, and count who came", async () => {
  const { lead, visit, counted } = await office();
  expect((await lead("/b", "/c")).statusCode).toBe(201);
  expect((await lead("/a", "/b")).json().data.to_path).toBe("/c");
  expect((await lead("/c/", "https://partner.example/fees")).json().data.from_path).toBe("/c");

  for (const path of ["/a", "/b/", "/c"]) expect(await visit(path)).toEqual([301, "https://partner.example/fees"]);
  expect(await visit("/fees.php")).toEqual([404, undefined]);
  await lead("/fees.php", "/courses");
  expect(await visit("/fees.php?id=7")).toEqual([301, "/courses?id=7"]);

  expect((await counted()).hits).toEqual([
    { from_path: "/b", hits: 1 },
    { from_path: "/a", hits: 1 },
    { from_path: "/c", hits: 1 },
    { from_path: "/fees.php", hits: 1 },
  ]);
});

test("what has a page is not led on, and a page that is kept asks the database nothing", async () => {
  stopJobs();
  const { db, ask, lead, visit, list, statements } = await office();
  await addCourse(db, await addUniversity(db, { slug: "konkan-shore" }), { title: "Online MCA", slug: "mca" });
  const page = { title: "Scholarships", description: "S", body: "<p>S</p>", menu_place: "none", is_published: 1 };
  const { slug } = (await ask("POST", "pages.php", page)).json().data;
  const sentence = { from_path: "There is a page at this address, so nobody would be led on" };
  const own = [`/pages/${slug}`, "/courses/mca", "/Universities/Konkan-Shore/"];
  for (const path of ["/courses", "/blogs/", "/courses/mba", "/who-pays-us", ...own]) {
    const refused = await lead(path, "/guidance");
    expect([path, refused.statusCode, refused.json().errors]).toEqual([path, 422, sentence]);
  }
  expect(await list()).toEqual([]);
  for (const path of ["/courses/old-mca", "/courses/mca/old", "/Blogs/old", "/constructor/old"])
    expect([path, (await lead(path, "/guidance")).statusCode]).toEqual([path, 201]);
  await visit("/courses");
  statements.length = 0;

  expect(await visit("/courses")).toEqual([200, undefined]);
  expect(statements).toEqual([]);
});

test("what the server answers by itself is not led on either: pages, files and what stands beside them", async () => {
  const { lead, list, visit } = await office();
  const pages = Object.keys(routes).map((id) => pathOfRoute(routes, id).toLowerCase());
  const own = pages.filter((path) => !/[:*]|^\/$|^\/admin/.test(path));
  expect(own).toContain("/robots.txt");
  const files = (await readdir("public", { withFileTypes: true })).map((entry) =>
    entry.isDirectory() ? `/${entry.name}/old` : `/${entry.name}`,
  );
  const sentence = { from_path: "There is a page at this address, so nobody would be led on" };
  for (const path of [...own, ...files, "/health", "/ready", "/assets/old", "/og/old"]) {
    const refused = await lead(path, "https://elsewhere.example");
    expect([path, refused.statusCode, refused.json().errors]).toEqual([path, 422, sentence]);
  }
  expect(await list()).toEqual([]);
  for (const path of ["/feed.xml", "/my-application/old", "/healthy"]) {
    await lead(path, "/guidance");
    expect([path, await visit(path)]).toEqual([path, [301, "/guidance"]]);
  }
});

test("an address with spaces is led on as it is missed or as it is typed, and its redirect can be changed as it was read", async () => {
  const { ask, lead, visit, list, missing } = await office();
  expect((await lead("/brochure old mba", "/courses")).statusCode).toBe(201);
  expect((await lead("/old%20thing/", "/courses")).statusCode).toBe(201);
  expect((await lead("/old fees ", "/courses")).statusCode).toBe(201);

  for (const path of ["/brochure%20old%20mba", "/old%20thing", "/old%20fees", "/old%20fees%20"])
    expect([path, await visit(path)]).toEqual([path, [301, "/courses"]]);
  for (const { id, ...redirect } of await list()) {
    const changed = await ask("PUT", `redirects.php?id=${id}`, { ...redirect, to_path: "/universities" });
    expect([redirect.from_path, changed.statusCode]).toEqual([redirect.from_path, 200]);
  }
  expect(await visit("/old%20thing")).toEqual([301, "/universities"]);
  expect(await missing()).toEqual([]);
});

test("an address is not led in a circle, twice, from the panel, or to what is no page", async () => {
  const { lead, list } = await office();
  await lead("/y", "/z");

  for (const [, from, to, field, sentence] of [
    ["itself", "/a", "/a", "to_path", "This leads back to where it comes from"],
    ["itself in another spelling", "/a", "/a/?x=1", "to_path", "This leads back to where it comes from"],
    ["back over another", "/z", "/y", "to_path", "This leads back to where it comes from"],
    ["a second time", "/y", "/courses", "from_path", "This address already leads to /z"],
    [
      "from the panel",
      "/admin/old",
      "/courses",
      "from_path",
      "The home page, the panel and the API keep their addresses",
    ],
    ["from a query", "/a?b=1", "/courses", "from_path", "From must be a path of this site"],
    ["from a sign that cannot be sent back", "/a%3Fb", "/courses", "from_path", "From must be a path of this site"],
    ["from a part of a page", "/a%23b", "/courses", "from_path", "From must be a path of this site"],
    ["from two lines", "/a%0Ab", "/courses", "from_path", "From must be a path of this site"],
    ["to a script", "/a", "javascript:alert(1)", "to_path", "To must be a path of this site"],
    ["to another site without https", "/a", "//evil.example", "to_path", "To must be a path of this site"],
  ] as const) {
    const response = await lead(from, to);

    expect([response.statusCode, response.json().errors]).toEqual([
      422,
      { [field]: expect.stringContaining(sentence) },
    ]);
    expect(await list()).toHaveLength(1);
  }
});

test("what visitors miss is counted without queries, persons and robots, and is gone once it leads somewhere", async () => {
  const { visit, counted } = await office();
  for (const url of ["/old-fees?name=asha", "/old-fees/", "/Prospectus 2024.html", "/courses/gone"])
    await visit(encodeURI(url));
  for (const url of ["/asha@mail.example", "/call/9822550148", "/.env", "/wp-login.php", "/a.zip", "/backend/x"])
    await visit(url);

  expect((await counted()).missing).toEqual([
    { path: "/Prospectus 2024.html", hits: 1 },
    { path: "/courses/gone", hits: 1 },
    { path: "/old-fees", hits: 2 },
  ]);
});

test("of what is missed five hundred addresses are kept, those that were missed most", async () => {
  const { db, visit, counted } = await office();
  const at = "2026-11-20T10:00:00.000Z";
  const known = Array.from({ length: 500 }, (_, place) => ({
    path: `/k-${place}`,
    hits: 2,
    first_at: at,
    last_at: at,
  }));
  await db.insertInto("missing_paths").values(known).execute();

  for (const path of ["/k-0", "/once", "/k-0"]) await visit(path);

  const { missing } = await counted();
  expect([missing.length, missing.find(({ path }) => path === "/k-0")]).toEqual([500, { path: "/k-0", hits: 4 }]);
  expect(missing.some(({ path }) => path === "/once")).toBe(false);
});

test("staff lead a missed address on or forget it; a viewer only reads", async () => {
  const { db, ask, lead, missing, signIn } = await office();
  const at = "2026-11-20T10:00:00.000Z";
  const missed = (path: string, hits: number) => ({ path, hits, first_at: at, last_at: at });
  await db
    .insertInto("missing_paths")
    .values([missed("/old", 3), missed("/older", 9)])
    .execute();
  await addUser(db, "farhan", "viewer");
  const farhan = await signIn("farhan");
  expect((await missing()).map(({ path }) => path)).toEqual(["/older", "/old"]);
  expect((await ask("GET", "missing-addresses.php", undefined, farhan)).statusCode).toBe(200);
  expect((await ask("DELETE", "missing-addresses.php?path=/old", undefined, farhan)).statusCode).toBe(403);

  await lead("/older", "/courses");
  expect((await ask("DELETE", "missing-addresses.php?path=/old")).statusCode).toBe(200);

  expect(await missing()).toEqual([]);
  expect((await ask("DELETE", "missing-addresses.php?path=/old")).statusCode).toBe(404);
  expect((await ask("GET", "missing-addresses.php", undefined, "")).statusCode).toBe(401);
});
