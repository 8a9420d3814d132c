import { expect, test } from "vitest";
import { loadSamples } from "#db/seed/load-samples.ts";
import { trashLists } from "#app/domain/version/nouns/content-lists.ts";
import type { RecordVersions, TrashedRecord } from "#app/domain/version/version-schema.ts";
import { createApp } from "#app/server/create-app.ts";
import { daysAgo } from "#app/lib/time/from-now.ts";
import { testApp } from "#test/app.ts";
import { eventually } from "#test/eventually.ts";
import { addCourse, addUniversity, jpegPicture, multipartBody } from "#test/factories/factories.ts";
import { addArticle, addProgram } from "#test/factories/publication-factories.ts";
import { stopClock } from "#test/stop-clock.ts";

async function signedInApp() {
  const testing = await testApp();
  const token = await testing.signIn();
  const ask = (method: "GET" | "POST" | "PUT" | "DELETE", path: string, payload?: object) =>
    testing.call({ method, url: `/backend/admin/${path}`, token, ...(payload && { payload }) });
  const versions = async (list: string, id: number, version?: number) => {
    const asked = version === undefined ? "" : `&version=${version}`;
    return (await ask("GET", `versions.php?list=${list}&id=${id}${asked}`)).json<{ data: RecordVersions }>().data;
  };
  const trash = async () => (await ask("GET", "trash.php")).json<{ data: TrashedRecord[] }>().data;
  const trashId = async (path: string) => {
    const response = await ask("DELETE", path);
    return response.json<{ data: { trash_id: number } }>().data.trash_id;
  };
  return { ...testing, token, ask, versions, trash, trashId };
}

test("each save keeps what a record held, and tells who changed which fields", async () => {
  const { db, ask, versions } = await signedInApp();
  const university_id = await addUniversity(db);
  const id = await addCourse(db, university_id, { title: "Online MCA", requirements: "A degree" });
  const course = { title: "Online MCA", description: "Two years.", university_id };
  await ask("PUT", `courses.php?id=${id}`, { ...course, tuition_fee: 1850.5, requirements: "Any degree" });
  await ask("PUT", `courses.php?id=${id}`, course);

  const { name, versions: all, shown } = await versions("courses", id);

  expect(name).toBe("Online MCA");
  expect(all.map(({ act, actor, changed }) => [act, actor, changed])).toEqual([
    ["saved", "meenal", expect.arrayContaining(["Tuition fee, dollars", "Requirements"])],
    ["found", null, []],
  ]);
  expect(shown!.fields).toContainEqual({
    name: "requirements",
    label: "Requirements",
    kind: "words",
    live: "Any degree",
    before: "A degree",
  });
  expect(shown!.same.length).toBeGreaterThan(5);
});

test("whoever has saved a record more than a hundred times turns the pages of its versions", async () => {
  const { db, ask } = await signedInApp();
  const id = await addCourse(db, await addUniversity(db), { title: "Online MCA" });
  const version = { record: `courses ${id}`, act: "saved" as const, changed: '["title"]', actor_id: null };
  const at = (index: number) => new Date(Date.UTC(2026, 0, 1, 0, index)).toISOString();
  const columns = (index: number) => JSON.stringify({ columns: { title: `Online MCA ${index}` } });
  const rows = Array.from({ length: 205 }, (_, index) => ({
    ...version,
    snapshot: columns(index),
    created_at: at(index),
  }));
  await db.insertInto("versions").values(rows).execute();
  const unsaved = { ...version, act: "unsaved" as const, snapshot: columns(999), created_at: at(999) };
  await db.insertInto("versions").values(unsaved).execute();
  const ids = (await db.selectFrom("versions").select("id").orderBy("id").execute()).map((row) => row.id);
  const read = async (query: string) =>
    (await ask("GET", `versions.php?list=courses&id=${id}${query}`)).json<{ data: RecordVersions }>().data;

  const pages = [await read(""), await read("&page=2"), await read("&page=3"), await read("&page=4")];

  expect(pages.map(({ page, total, live_id }) => [page, total, live_id])).toEqual(
    [1, 2, 3, 4].map((page) => [page, 206, ids[204]]),
  );
  expect(pages.flatMap(({ versions }) => versions.map((one) => one.id))).toEqual(ids.toReversed());
  expect(pages.map(({ versions }) => versions.length)).toEqual([100, 100, 6, 0]);
  // A line of the history leads to a version, wherever it stands.
  for (const [version, page] of [
    [ids[0], 3],
    [ids[6], 2],
    [ids[5], 3],
    [ids[106], 1],
    [ids[105], 2],
  ] as const) {
    const found = await read(`&version=${version}`);
    expect([found.page, found.shown?.id, found.versions.some((one) => one.id === version)]).toEqual([
      page,
      version,
      true,
    ]);
  }
  expect((await ask("GET", `versions.php?list=courses&id=${id}&page=0`)).statusCode).toBe(422);
});

test("a version comes back with its relations, and what was live stays as a version", async () => {
  const { db, ask, versions } = await signedInApp();
  const [one, other] = [await addUniversity(db), await addUniversity(db, { name: "Konkan Shore" })];
  const id = await addProgram(db);
  const program = { title: "Executive MBA", badge: "2 Years", duration: "2 Years" };
  const universities = (...ids: number[]) => ids.map((id) => ({ id, rating: 4 }));
  await ask("PUT", `programs.php?id=${id}`, {
    ...program,
    universities: universities(one, other),
  });
  await ask("PUT", `programs.php?id=${id}`, { ...program, title: "Another MBA", universities: universities(other) });
  const before = (await versions("programs", id)).versions[1]!;

  const response = await ask("POST", `versions.php?id=${before.id}`);

  expect([response.statusCode, response.json().message]).toEqual([200, "Executive MBA is restored"]);
  const { data } = (await ask("GET", `programs.php?id=${id}`)).json();
  expect([data.title, data.universities.map(({ id }: { id: number }) => id)]).toEqual(["Executive MBA", [one, other]]);
  const { versions: all, shown } = await versions("programs", id);
  expect(all.map(({ act }) => act)).toEqual(["restored", "saved", "saved", "found"]);
  expect(all[0]!.changed.toSorted()).toEqual(["Title", "Universities offering it"]);
  expect(shown!.fields.map(({ label, before }) => [label, before.split("\n").length])).toEqual([
    ["Title", 1],
    ["Universities offering it", 1],
  ]);
});

test("what was written over a newer version and refused stays as a version, and can be restored", async () => {
  const { db, ask, versions } = await signedInApp();
  const id = await addProgram(db);
  const [one, other] = [await addUniversity(db), await addUniversity(db, { name: "Konkan Shore" })];
  const program = { title: "Executive MBA", badge: "2 Years", duration: "2 Years" };
  const { updated_at: opened } = (await ask("GET", `programs.php?id=${id}`)).json().data;
  const save = (draft: object) => ask("PUT", `programs.php?id=${id}&seen=${opened}`, { ...program, ...draft });
  await save({ description: "Theirs", universities: [{ id: one, rating: 4 }] });

  const refused = await save({ description: "Mine", universities: [{ id: other, rating: 5 }] });

  expect([refused.statusCode, refused.json().data.description]).toEqual([409, "Theirs"]);
  const { versions: all } = await versions("programs", id);
  expect(all.map(({ act, actor }) => [act, actor])).toEqual([
    ["unsaved", "meenal"],
    ["saved", "meenal"],
    ["found", null],
  ]);
  expect(all[0]!.changed.toSorted()).toEqual(["Course overview", "Universities offering it"]);
  await ask("POST", `versions.php?id=${all[0]!.id}`);
  const { data } = (await ask("GET", `programs.php?id=${id}`)).json();
  expect([data.description, data.universities.map(({ id }: { id: number }) => id)]).toEqual(["Mine", [other]]);
});

test("a heading, a link, an emphasis or a picture that became another is told, and can be restored", async () => {
  const { db, ask, versions } = await signedInApp();
  const body =
    '<h2>Fees</h2><p>Read <a href="/fees">the list</a> <strong>first</strong>.</p><img src="/art/gate-a.webp" alt="A gate" loading="lazy" />';
  const id = await addArticle(db, { title: "Loans", body, status: "draft", published_at: null });
  const article = { title: "Loans", description: "What they cost", category: "Business" };
  const save = (become: string) => ask("PUT", `blogs.php?id=${id}`, { ...article, body: become });
  await save(body);
  const [first] = (await versions("blogs", id)).versions;
  const beside = async (become: string) => {
    await save(become);
    const { shown } = await versions("blogs", id, first!.id);
    return [shown!.differs, shown!.fields.filter(({ label }) => label.startsWith("Text"))];
  };

  expect(await beside(body.replaceAll("h2>", "h3>"))).toMatchObject([
    1,
    [{ live: expect.stringContaining("Smaller heading: Fees"), before: expect.stringMatching(/^Heading: Fees/) }],
  ]);
  expect(await beside(body.replace('"/fees"', '"/loans"'))).toMatchObject([
    1,
    [{ live: expect.stringContaining("the list (/loans)"), before: expect.stringContaining("the list (/fees)") }],
  ]);
  expect(await beside(body.replaceAll("strong>", "em>"))).toMatchObject([
    1,
    [{ live: expect.stringContaining("_first_"), before: expect.stringContaining("*first*") }],
  ]);
  expect(await beside(body.replace("gate-a", "gate-b"))).toMatchObject([
    1,
    [{ label: "Text, picture", kind: "picture", live: "/art/gate-b.webp", before: "/art/gate-a.webp" }],
  ]);
  expect(await beside(body.replace("</h2><p>", "</h2>\n\n<p>"))).toMatchObject([
    1,
    [{ live: expect.stringContaining("<h2>Fees</h2>"), before: expect.stringContaining("<h2>Fees</h2>") }],
  ]);
  expect(await beside(body)).toEqual([0, []]);
});

test("one field comes back alone with what hangs on it, and the rest stays as it is live", async () => {
  const { db, ask, versions } = await signedInApp();
  await db.updateTable("users").set({ full_name: "Meenal Gaikwad" }).where("username", "=", "meenal").execute();
  const university_id = await addUniversity(db);
  const id = await addCourse(db, university_id, { title: "Online MCA", duration: "2 Years" });
  const course = { title: "Online MCA", description: "Evenings.", duration: "2 Years", university_id };
  await ask("PUT", `courses.php?id=${id}`, { ...course, fee_rupees: 100_000 });
  await ask("PUT", `courses.php?id=${id}`, { ...course, description: "Weekends.", fee_rupees: 120_000 });
  const [, before] = (await versions("courses", id)).versions;
  const alone = (field: string) => ask("POST", `versions.php?id=${before!.id}&field=${field}`);

  const back = await alone("fee_paise");

  expect([back.statusCode, back.json().message]).toEqual([200, "Fee, rupees of Online MCA restored"]);
  const { data } = (await ask("GET", `courses.php?id=${id}`)).json();
  expect([data.fee_rupees, data.yearly_fee_rupees, data.description]).toEqual([100_000, 50_000, "Weekends."]);
  const [newest] = (await versions("courses", id)).versions;
  expect(newest).toMatchObject({ act: "restored", actor: "Meenal Gaikwad", changed: ["Fee, rupees"] });
  for (const field of ["slug", "updated_at", "yearly_fee_paise", "no_such", "related"])
    expect([field, (await alone(field)).statusCode]).toEqual([field, 404]);
});

test("what follows from other fields, from the dollar rate or from a rule of the field differs in no version", async () => {
  const { db, ask, versions } = await signedInApp();
  const university_id = await addUniversity(db);
  const id = await addCourse(db, university_id, { title: "Online MCA" });
  const course = { title: "Online MCA", description: "Evenings.", duration: "2 Years", university_id };
  await ask("PUT", `courses.php?id=${id}`, { ...course, fee_rupees: 100_000 });
  const { live_id } = await versions("courses", id);
  await db.updateTable("courses").set({ tuition_fee_cents: 1, barred_from: "2031-01-01" }).execute();

  expect((await versions("courses", id, live_id!)).shown).toMatchObject({ differs: 0, fields: [] });
  const alone = await ask("POST", `versions.php?id=${live_id}&field=tuition_fee_cents`);
  expect(alone.statusCode).toBe(404);
  await ask("PUT", `courses.php?id=${id}`, { ...course, fee_rupees: "", tuition_fee: 1200 });
  const typed = (await versions("courses", id)).live_id!;
  await ask("PUT", `courses.php?id=${id}`, { ...course, fee_rupees: "", tuition_fee: 1500 });
  expect((await versions("courses", id, typed)).shown!.fields.map(({ name }) => name)).toEqual(["tuition_fee_cents"]);
});

test("one text of the privacy notice comes back alone, and makes another version of it", async () => {
  const { db, ask, versions } = await signedInApp();
  const save = (texts: object) => ask("PUT", "page-texts.php?page=privacy", texts);
  const { id } = (await save({ "notice.title": "Your data", "notice.body": "<p>A year.</p>" })).json().data;
  await save({ "notice.title": "Data", "notice.body": "<p>Two years.</p>" });
  const texts = async () =>
    (await db.selectFrom("page_texts").select("texts").where("id", "=", id).executeTakeFirstOrThrow()).texts;
  const live = await texts();
  const { shown } = await versions("page-texts", id);
  stopClock(Date.now() + 60_000);

  await ask("POST", `versions.php?id=${shown!.id}&field=notice.body`);

  const then = await texts();
  expect([then["notice.title"], then["notice.body"]]).toEqual(["Data", "<p>A year.</p>"]);
  expect(then["notice.version"]).not.toBe(live["notice.version"]);
  expect((await ask("POST", `versions.php?id=${shown!.id}&field=notice.version`)).statusCode).toBe(404);
});

test("a link of a page's text that became another is told, and can be restored", async () => {
  const { ask, versions } = await signedInApp();
  const save = (body: string) => ask("PUT", "page-texts.php?page=terms", { "terms.body": body });
  const saved = await save('<p>Read <a href="/fees">the list</a>.</p>');
  await save('<p>Read <a href="/loans">the list</a>.</p>');
  const { id } = saved.json().data;

  const { shown } = await versions("page-texts", id);

  expect(shown).toMatchObject({
    differs: 1,
    fields: [{ live: "Read the list (/loans).", before: "Read the list (/fees)." }],
  });
});

test("an older version of an article neither unpublishes it nor moves it", async () => {
  const { db, ask, versions } = await signedInApp();
  const id = await addArticle(db, {
    title: "Loans",
    body: "<p>Old words</p>",
    status: "draft",
    published_at: null,
  });
  const body = { title: "Loans", description: "What they cost", category: "Business", body: "<p>New words</p>" };
  await ask("PUT", `blogs.php?id=${id}`, { ...body, status: "published", slug: "education-loans" });
  const [, draft] = (await versions("blogs", id)).versions;

  await ask("POST", `versions.php?id=${draft!.id}`);

  const { data } = (await ask("GET", `blogs.php?id=${id}`)).json();
  expect([data.body, data.status, data.slug]).toEqual(["<p>Old words</p>", "published", "education-loans"]);
});

test("what is deleted waits in the trash with its picture, and comes back to visitors under its id", async () => {
  const { call, token, ask, trash, trashId, pictureFiles } = await signedInApp();
  const fields = {
    name: "Konkan Shore",
    location: "Ratnagiri",
    description: "By the sea.",
    website: "https://k.example",
  };
  const image = { name: "a.jpg", type: "image/jpeg", bytes: await jpegPicture() };
  const form = await multipartBody({ ...fields, image });
  const created = await call({ method: "POST", url: "/backend/admin/universities.php", token, ...form });
  const { id, image_url } = created.json().data;
  const visible = async () => (await call({ method: "GET", url: "/backend/api/universities.php" })).json().data;

  const inTrash = await trashId(`universities.php?id=${id}`);
  expect(await visible()).toEqual([]);
  expect(await trash()).toMatchObject([{ id: inTrash, kind: "universities", name: "Konkan Shore", actor: "meenal" }]);
  const named = async (by: string) =>
    (await call({ method: "GET", url: `/backend/admin/trash.php?by=${by}`, token })).json().data;
  expect([(await named("me")).length, await named("others")]).toEqual([1, []]);
  expect((await pictureFiles()).length).toBeGreaterThan(0);
  expect((await ask("POST", `trash.php?id=${inTrash}`)).statusCode).toBe(200);

  expect(await visible()).toMatchObject([{ id, name: "Konkan Shore", image_url }]);
  expect((await call({ method: "GET", url: image_url })).statusCode).toBe(200);
  expect(await trash()).toEqual([]);
  expect((await ask("POST", `trash.php?id=${inTrash}`)).statusCode).toBe(404);
});

test("what cannot come back stays in the trash, and the sentence says why", async () => {
  const { db, ask, trash, trashId } = await signedInApp();
  const university = await addUniversity(db);
  const id = await addCourse(db, university);
  const course = await trashId(`courses.php?id=${id}`);
  await trashId(`universities.php?id=${university}`);

  const response = await ask("POST", `trash.php?id=${course}`);

  expect([response.statusCode, response.json().message]).toEqual([
    422,
    "It cannot come back as it was. Choose a university from the list.",
  ]);
  expect((await trash()).map(({ kind }) => kind)).toEqual(["universities", "courses"]);
});

test("an article whose author is gone comes back from the trash and from its versions, by nobody", async () => {
  const { db, ask, versions, trashId } = await signedInApp();
  const meera = (await ask("POST", "expert-guidance.php", { name: "Meera", title: "Counsellor" })).json().data.id;
  const id = await addArticle(db, { title: "Loans", author_id: meera });
  const article = { title: "Loans", description: "What they cost", category: "Business" };
  await ask("PUT", `blogs.php?id=${id}`, { ...article, description: "Shorter", author_id: null });
  const [, withAuthor] = (await versions("blogs", id)).versions;
  await ask("POST", `versions.php?id=${withAuthor!.id}`);
  const inTrash = await trashId(`blogs.php?id=${id}`);
  await ask("DELETE", `expert-guidance.php?id=${meera}`);

  const back = await ask("POST", `trash.php?id=${inTrash}`);

  const live = async () => (await ask("GET", `blogs.php?id=${id}`)).json().data;
  expect([back.statusCode, (await live()).author_id]).toEqual([200, null]);
  await ask("PUT", `blogs.php?id=${id}`, { ...article, description: "Longer" });
  expect((await ask("POST", `versions.php?id=${withAuthor!.id}`)).statusCode).toBe(200);
  expect(await live()).toMatchObject({ description: "What a proctored exam is.", author_id: null });
});

test("after thirty days a record goes for good, with its versions and pictures", async () => {
  const { app, db, dataFolder, bucket, call, token, trashId, pictureFiles } = await signedInApp();
  const image = { name: "a.jpg", type: "image/jpeg", bytes: await jpegPicture() };
  const form = await multipartBody({ name: "Meera", role: "MBA 2024", content: "It helped.", rating: "5", image });
  const created = await call({ method: "POST", url: "/backend/admin/testimonials.php", token, ...form });
  await trashId(`testimonials.php?id=${created.json().data.id}`);

  await db
    .updateTable("trash")
    .set({ deleted_at: daysAgo(29) })
    .execute();
  const start = async () => {
    const next = await createApp({ db, dataFolder, bucket, publicOrigin: "http://disha.test", logLevel: "silent" });
    await next.ready();
    return next;
  };
  await (await start()).close();
  expect((await pictureFiles()).length).toBeGreaterThan(0);
  await db
    .updateTable("trash")
    .set({ deleted_at: daysAgo(31) })
    .execute();
  // Its end would break off what it forgets.
  const later = await start();
  await eventually(async () => expect(await pictureFiles()).toEqual([]));
  await later.close();

  expect(await db.selectFrom("versions").select("id").execute()).toEqual([]);
  expect(await db.selectFrom("trash").select("id").execute()).toEqual([]);
  expect(app.server).toBeDefined();
});

test("every list that staff write gives back what it lost", async () => {
  const { db, ask, trashId } = await signedInApp();
  await db.deleteFrom("settings").execute();
  await loadSamples(db);
  await ask("POST", "redirects.php", { from_path: "/old-fees", to_path: "/courses" });
  await ask("POST", "pages.php", { title: "Scholarships", body: "<p>Who can ask.</p>" });
  for (const list of trashLists) {
    const [record] = (await ask("GET", `${list}.php?page=1&limit=1`)).json().data;
    const whole = async () => {
      const { data } = (await ask("GET", `${list}.php?id=${record.id}`)).json();
      return { ...data, updated_at: "", is_sample: 0 };
    };
    const before = await whole();
    if (list === "universities") continue;
    expect([
      list,
      (await ask("POST", `trash.php?id=${await trashId(`${list}.php?id=${record.id}`)}`)).statusCode,
    ]).toEqual([list, 200]);
    expect([list, await whole()]).toEqual([list, before]);
  }
});

test("versions and trash are staff's alone", async () => {
  const { call } = await signedInApp();
  for (const url of ["versions.php?list=courses&id=1", "trash.php"]) {
    expect((await call({ method: "GET", url: `/backend/admin/${url}` })).statusCode).toBe(401);
  }
});
