import sharp from "sharp";
import { expect, test } from "vitest";
import { consentVersion } from "#app/domain/enquiry-schema.ts";
import { addUser, testApp } from "#test/app.ts";
import { jpegPicture, multipartBody } from "#test/factories/factories.ts";
import { visibleText } from "#test/reading/visible-text.ts";

const FILE = "/backend/admin/page-texts.php";

async function office() {
  const app = await testApp();
  const token = await app.signIn();
  const texts = async (page: string) => (await app.call({ method: "GET", url: `${FILE}?page=${page}`, token })).json();
  const save = (page: string, payload: object, query = "") =>
    app.call({ method: "PUT", url: `${FILE}?page=${page}${query}`, token, payload });
  const open = async (url: string) => (await app.call({ method: "GET", url })).body;
  return { ...app, token, texts, save, open };
}

test("thanks, buttons and what is said of nothing are the owner's, with scripts and without", async () => {
  const { call, save, open } = await office();
  await save("contact", { "message.thanks": "We have it." });
  await save("blogs", { "newsletter.thanks": "Look into your inbox." });
  await save("admission", { "form.button": "Send it in" });
  await save("universities", { "list.none": "None so far." });

  expect(await open("/contact?sent=1")).toContain("We have it.");
  expect(await open("/OnlineAdmission")).toContain("Send it in");
  expect(await open("/universities")).toContain("None so far.");
  const email = "tanvi@mail.example";
  const sent = { name: "Tanvi", email, subject: "Evenings", message: "Are there any?" };
  const told = async (file: string, payload: object) =>
    (await call({ method: "POST", url: `/backend/api/${file}.php`, payload })).json().message;
  expect([await told("contact", sent), await told("newsletter", { email })]).toEqual([
    "We have it.",
    "Look into your inbox. At the moment our emails cannot leave: it comes later.",
  ]);
});

test("what the owner changes stands on the page at the next request, and the rest as it began", async () => {
  const { save, open, texts } = await office();
  expect(await open("/")).toContain("SPRING ENROLLMENT OPEN NOW");

  const saved = await save("home", {
    "hero.title": "Study where you live",
    "strip.first": "",
    "strip.second": "",
    "hero.tiles": [{ title: "One tile", text: "" }],
    "accreditations.bodies": "[]",
  });

  expect([saved.statusCode, saved.json().message]).toEqual([200, "Texts saved"]);
  const page = await open("/");
  expect(page).toContain("Study where you live");
  expect(page).toContain("One tile");
  expect(page).toContain("Most Popular University Programs");
  for (const gone of ["SPRING ENROLLMENT", 'class="strip"', "Industry Expert", "seals", "Transform your future"]) {
    expect([gone, page.includes(gone)]).toEqual([gone, false]);
  }
  expect((await texts("home")).data.changed).toEqual([
    "strip.first",
    "strip.second",
    "hero.title",
    "hero.tiles",
    "accreditations.bodies",
  ]);
});

test("a text that is as the page began is not the owner's", async () => {
  const { save, texts, db } = await office();
  await save("guidance", { "head.title": "Ask us", "next.steps": [{ title: "We call", text: "" }] });

  const { data } = await texts("guidance");
  const back = await save("guidance", { "head.title": "Get Expert Guidance" });

  expect(data.texts["next.steps"]).toEqual([{ title: "We call", text: "" }]);
  expect(back.json().data.changed).toEqual(["next.steps"]);
  const { texts: stored } = await db.selectFrom("page_texts").select("texts").executeTakeFirstOrThrow();
  expect(Object.keys(stored)).toEqual(["next.steps"]);
});

test("menu and footer have the owner's names, order and links on every page", async () => {
  const { save, open } = await office();
  await save("menu", {
    "menu.links": [
      { path: "/contact", label: "Talk to us" },
      { path: "/Blogs", label: "Reading" },
    ],
    "footer.rights": "",
    "footer.legal": [{ path: "https://example.com/imprint", label: "Imprint" }],
  });

  for (const url of ["/", "/courses", "/no-such-page"]) {
    const page = await open(url);
    const bar = page.slice(page.indexOf("</details>"), page.indexOf("</ul><a class"));
    expect([...bar.matchAll(/<li><a href="(\/\w+)"[^>]*>(\w[^<]*)</g)].map(([, path, label]) => [path, label])).toEqual(
      [
        ["/contact", "Talk to us"],
        ["/Blogs", "Reading"],
      ],
    );
    expect(page).toContain('<a href="https://example.com/imprint">Imprint</a>');
    expect(page).not.toContain("All rights reserved");
  }
});

test("categories, buttons and the heads of a programme are the owner's, and a promise can be withdrawn", async () => {
  const { save, open, call, token } = await office();
  const words = { title: "Online MBA", badge: "2 Years", duration: "2 Years", categories: "ug\njob-guarantee" };
  await call({ method: "POST", url: "/backend/admin/programs.php", token, payload: words });
  const began = await open("/");
  for (const seed of ["UG Courses", "After 12th", "Job Guarantee", "100% Placement*", "VIEW ALL"])
    expect([seed, began.includes(seed)]).toEqual([seed, true]);

  await save("home", {
    "categories.ug_name": "After school",
    "categories.job-guarantee_name": "",
    "programs.all": "Show all",
    "program.overview": "What it is",
  });
  await save("gallery", { "tally.figure": "" });
  await save("menu", { "menu.search": "What would you like to study?" });

  const page = await open("/");
  expect(page).toContain("<b>After school</b>");
  expect(page).toContain('placeholder="What would you like to study?"');
  for (const gone of ["UG Courses</b>", "Job Guarantee", "100% Placement*", "VIEW ALL"])
    expect([gone, page.includes(gone)]).toEqual([gone, false]);
  expect(await open("/programs/online-mba")).toContain("<h2>What it is</h2>");
  expect(await open("/Gallery")).not.toContain("4K");
});

test("what cannot stand there is refused with a sentence for each text, and nothing is stored", async () => {
  const { save, db } = await office();
  const refused = await save("menu", {
    "menu.courses": " ",
    "menu.links": [{ path: "javascript:alert(1)", label: "Bad" }],
    "menu.deciding": [{ path: "/find", label: "" }],
    "footer.legal": "no list",
    "footer.rights": "two\nlines",
    "popup.title": 7,
    "popup.text": "x".repeat(201),
  });
  const emptied = await save("terms", { "terms.body": "<p> </p>" });

  expect([refused.statusCode, refused.json().errors]).toEqual([
    422,
    {
      "menu.courses": "Name of the first menu is required",
      "menu.links": "Link 1: Address must start with / or https://",
      "menu.deciding": "Link 1: Name is required",
      "footer.legal": "Links of the last line must be a list",
      "footer.rights": "After the year and the name must be a single line",
      "popup.title": "Title must be a text",
      "popup.text": "Text must have at most 200 characters",
    },
  ]);
  expect([emptied.statusCode, emptied.json().errors]).toEqual([422, { "terms.body": "Text is required" }]);
  expect((await save("no-such-page", {})).statusCode).toBe(422);
  expect(await db.selectFrom("page_texts").selectAll().execute()).toEqual([]);
});

test("two who change a page for the first time at once are told of each other", async () => {
  const { save, texts } = await office();
  const seen = `&seen=${(await texts("about")).data.updated_at}`;
  await save("about", { "head.title": "The first of us" }, seen);

  const second = await save("about", { "head.title": "The second of us" }, seen);

  expect(second.statusCode).toBe(409);
  expect(second.json().message).toContain("saved this page text on");
  expect(second.json().data.texts["head.title"]).toBe("The first of us");
});

test("a long text keeps what an article may hold, and its tokens tell what the settings say", async () => {
  const { save, open, db } = await office();
  const body = `<h2>Us</h2><p onclick="x()">{site}, {email}[, {phone}]</p><script>alert(1)</script><p>{samples}</p>`;
  await save("terms", { "terms.body": body });
  expect(await open("/terms")).toContain(
    `<h2>Us</h2><p>Disha, <a href="mailto:hello@disha.example">hello@disha.example</a>, +91 20 5550 0142</p></div>`,
  );

  await db.updateTable("settings").set({ contact_phone: "", site_name: "<b>D</b>" }).execute();
  await save("terms", { "terms.lede": "Plain." });

  expect(await open("/terms")).toContain(
    `<p>&lt;b&gt;D&lt;/b&gt;, <a href="mailto:hello@disha.example">hello@disha.example</a></p></div>`,
  );
});

test("versions tell each text by its name, and one press brings the words back", async () => {
  const { save, open, call, token } = await office();
  const { id } = (await save("home", { "hero.title": "First words" })).json().data;
  await save("home", { "hero.title": "Second words", "faq.title": "Questions" });
  const asked = { method: "GET", url: `/backend/admin/versions.php?list=page-texts&id=${id}`, token } as const;

  const { data } = (await call(asked)).json();

  expect(data.name).toBe("home");
  expect(data.shown.fields).toEqual([
    { name: "hero.title", label: "Opening: Headline", kind: "words", live: "Second words", before: "First words" },
    {
      name: "faq.title",
      label: "Questions: Title",
      kind: "words",
      live: "Questions",
      before: "Frequently Asked Questions",
    },
  ]);
  const began = data.versions.at(-1);
  expect([data.versions.length, began.act]).toEqual([3, "found"]);
  await call({ method: "POST", url: `/backend/admin/versions.php?id=${began.id}`, token });
  expect(visibleText(await open("/"))).toContain("Transform your future with expert online education");
});

test("a changed privacy notice is another version, of which each enquiry from then on is proof", async () => {
  const { save, open, call, db } = await office();
  const enquire = (email: string) =>
    call({
      method: "POST",
      url: "/backend/api/contact.php",
      payload: { name: "Asha", email, subject: "?", message: "!" },
    });
  const versionsOf = async () =>
    (await db.selectFrom("messages").select("consent_version").orderBy("id").execute()).map(
      (row) => row.consent_version,
    );
  const shown = async () =>
    /Privacy notice, version ([^<]+)</.exec((await open("/privacy")).replaceAll("<!-- -->", ""))![1];
  const first = await shown();
  await enquire("one@example.com");

  await save("privacy", { "notice.title": "Your data" });
  expect(await shown()).toBe(first);
  await save("privacy", { "notice.body": "<p>We keep what you write for a year.</p>" });
  const second = await shown();
  await enquire("two@example.com");
  await save("privacy", { "notice.title": "Your data with us" });
  expect(await shown()).toBe(second);

  expect(second).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
  expect(await versionsOf()).toEqual([first, second]);
});

test("a notice of which the title alone is the owner's follows the product's, with its version", async () => {
  const { save, open, call, db } = await office();
  await save("privacy", { "notice.title": "Your data" });
  const { texts } = await db.selectFrom("page_texts").select("texts").executeTakeFirstOrThrow();
  expect(Object.keys(texts)).toEqual(["notice.title"]);
  // As an earlier release stored it.
  const stored = { ...texts, "notice.version": "2026-11-28" };
  await db
    .updateTable("page_texts")
    .set({ texts: JSON.stringify(stored) as never })
    .execute();

  await save("menu", { "footer.rights": "" });
  expect((await open("/privacy")).replaceAll("<!-- -->", "")).toContain(`Privacy notice, version ${consentVersion}<`);
  const payload = { name: "Asha", email: "asha@example.com", subject: "?", message: "!" };
  await call({ method: "POST", url: "/backend/api/contact.php", payload });
  const sent = await db.selectFrom("messages").select("consent_version").executeTakeFirstOrThrow();
  expect(sent.consent_version).toBe(consentVersion);
});

test("the texts of the site are read once for all pages, and nobody who is not signed in changes them", async () => {
  const { open, call, statements, db, signIn } = await office();
  statements.length = 0;
  for (const url of ["/", "/courses", "/about", "/privacy", "/contact", "/no-such-page"]) await open(url);
  expect(statements.filter((statement) => statement.includes("page_texts"))).toHaveLength(1);
  await addUser(db, "vikram", "viewer");
  const payload = { "hero.title": "Mine" };
  const put = (token?: string) => call({ method: "PUT", url: `${FILE}?page=home`, payload, ...(token && { token }) });
  expect((await put()).statusCode).toBe(401);
  expect((await put(await signIn("vikram"))).statusCode).toBe(403);
  expect(await db.selectFrom("page_texts").selectAll().execute()).toEqual([]);
});

test("a bar with more names than it holds leaves them to the panel", async () => {
  const { save, open } = await office();
  const bar = async () => /<header class="nav"(?: data-bar="(\w+)")?/.exec(await open("/about"))![1];
  const links = (count: number) =>
    Array.from({ length: count }, (_, place) => ({ path: `/courses?page=${place + 1}`, label: "A longer name" }));
  const found = [await bar()];
  for (const count of [7, 12]) {
    await save("menu", { "menu.links": links(count) });
    found.push(await bar());
  }
  expect(found).toEqual([undefined, "long", "over"]);
});

test("landing pages, the pages that help to decide, the newsletter's box and a page that is not there say what the owner wrote", async () => {
  const { save, open } = await office();
  const own: [string, string, Record<string, unknown>][] = [
    [
      "mba",
      "/courses/mba",
      { "head.lede": "Owner one", "faq.questions": [{ question: "Owner asks?", answer: "Owner two" }] },
    ],
    ["who-pays-us", "/who-pays-us", { "head.title": "Owner three", "earnings.body": "<p>{site} says: Owner four</p>" }],
    ["compare", "/compare", { "head.title": "Owner five", "head.lede": "" }],
    ["find", "/find", { "search.title": "Owner six" }],
    ["family-sheet", "/family-sheet", { "head.title": "Owner seven", "text.title": "Owner eight" }],
    ["blogs", "/Blogs", { "newsletter.title": "Owner nine", "newsletter.text": "" }],
    ["menu", "/no-such-page", { "lost.title": "Owner ten" }],
  ];
  for (const [page, path, texts] of own) {
    expect(await open(path)).not.toContain("Owner");
    expect((await save(page, texts)).statusCode).toBe(200);
    const words = JSON.stringify(texts).match(/Owner \w+/g)!;
    for (const said of words) expect([path, (await open(path)).includes(said)]).toEqual([path, true]);
  }
  expect(await open("/who-pays-us")).toMatch(/Disha says: Owner four/);
  expect(await open("/who-pays-us")).toContain("What orders each list");
  expect(await open("/Blogs")).not.toContain("New articles, and the dates");
  await save("mba", { "faq.questions": [], "intro.paragraphs": [] });
  expect(await open("/courses/mba")).not.toMatch(/What students ask first|FAQPage|Whom it suits/);
});

test("a fixed page is shared with a picture of the library, which is used there, aimed, replaced and put back by a version", async () => {
  const { call, token, save, open, texts } = await office();
  const staff = async (method: "GET" | "POST" | "PUT" | "DELETE", path: string, payload?: object) =>
    call({ method, url: `/backend/admin/${path}`, token, ...(payload && { payload }) });
  const send = async (method: "POST" | "PUT", path: string, fields: object) =>
    call({ method, url: `/backend/admin/${path}`, token, ...(await multipartBody(fields as never)) });
  const file = async (side: number) => ({ name: "a.jpg", type: "image/jpeg", bytes: await jpegPicture(side, 400) });
  const { id, image_url } = (await send("POST", "pictures.php", { image: await file(900), name: "Campaign" })).json()
    .data;
  const sharedAs = async (path: string) =>
    /property="og:image" content="http:\/\/disha.test([^"]+)"/.exec(await open(path))![1]!;
  const drawn = await sharedAs("/about");

  expect((await save("about", { "search.picture": "/backend/uploads/library/none.webp" })).json().errors).toEqual({
    "search.picture": "Choose a picture of the library",
  });
  expect((await save("about", { "search.picture": image_url })).statusCode).toBe(200);

  const chosen = await sharedAs("/about");
  expect(chosen).not.toBe(drawn);
  const picture = await call({ method: "GET", url: chosen });
  expect([picture.statusCode, picture.headers["content-type"]]).toEqual([200, "image/jpeg"]);
  expect(await sharp(picture.rawPayload).metadata()).toMatchObject({ width: 1200, height: 630 });
  expect((await staff("DELETE", `pictures.php?id=${id}`)).statusCode).toBe(409);
  expect((await staff("GET", `pictures.php?id=${id}`)).json().data.used_in).toMatchObject([
    { list: "page-texts", name: "about", field: "texts" },
  ]);

  await staff("PUT", `pictures.php?id=${id}`, { focus_x: 10, focus_y: 90 });
  expect((await texts("about")).data.texts["search.picture"]).toBe(`${image_url}#10,90`);
  const { data: other } = (await send("PUT", `pictures.php?id=${id}`, { image: await file(700) })).json();
  expect((await texts("about")).data.texts["search.picture"]).toBe(other.image_url);
  expect(new Set([drawn, chosen, await sharedAs("/about")]).size).toBe(3);

  const { data: saved } = (await save("about", { "search.picture": "" })).json();
  expect(await sharedAs("/about")).toBe(drawn);
  const { versions, shown } = (await staff("GET", `versions.php?list=page-texts&id=${saved.id}`)).json().data;
  expect(shown.fields).toEqual([
    {
      name: "search.picture",
      label: "Search engines and shared links: Picture of shared links",
      kind: "picture",
      live: "",
      before: other.image_url,
    },
  ]);
  await staff("POST", `versions.php?id=${versions[1].id}`);
  expect((await texts("about")).data.texts["search.picture"]).toBe(other.image_url);
});
