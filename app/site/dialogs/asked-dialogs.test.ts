import { brotliDecompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { testApp } from "#test/app.ts";
import { addCourse, addUniversity } from "#test/factories/factories.ts";
import { stopJobs } from "#test/stop-clock.ts";

async function siteWithCourse() {
  const { db, ...app } = await testApp();
  const courseId = await addCourse(db, await addUniversity(db));
  const ask = (...ids: string[]) =>
    app.call({ method: "GET", url: `/dialogs?${new URLSearchParams(ids.map((id) => ["of", id]))}` });
  return { ...app, courseId, ask };
}

const dialogsIn = (html: string) => [...html.matchAll(/<dialog [^>]*?\bid="([^"]*)"/g)].map(([, id]) => id);

test("the dialogs asked for come as a fragment: no page around them, and none for search engines", async () => {
  const { ask } = await siteWithCourse();

  const { statusCode, headers, body } = await ask(
    "university-sahyadri-open-university",
    "course-online-mba",
    "partner-sahyadri-open-university",
  );

  expect([statusCode, headers["content-type"], headers["x-robots-tag"]]).toEqual([
    200,
    "text/html; charset=utf-8",
    "noindex",
  ]);
  expect(dialogsIn(body)).toEqual([
    "course-online-mba",
    "university-sahyadri-open-university",
    "partner-sahyadri-open-university",
  ]);
  expect(body).toMatch(/^<link href="[^"]*course-dialog-styles[^"]*" rel="stylesheet"\/><dialog .*<\/dialog>$/s);
  expect(body).toContain('href="/OnlineAdmission?course=online-mba"');
});

test("pages name their dialogs and leave them out", async () => {
  const { call } = await siteWithCourse();

  for (const url of ["/", "/courses", "/PG", "/courses/mba", "/universities"]) {
    const { body } = await call({ method: "GET", url });
    expect([url, body.includes('data-dialog="')]).toEqual([url, true]);
    expect([url, dialogsIn(body)]).toEqual([url, ["guidance-popup"]]);
  }
});

test("what does not exist is left out", async () => {
  const { ask } = await siteWithCourse();

  expect(dialogsIn((await ask("course-online-mba", "course-no-such", "panel-record")).body)).toEqual([
    "course-online-mba",
  ]);
  const nothing = await ask("course-no-such");
  expect([nothing.statusCode, nothing.body]).toEqual([200, ""]);
});

test("an address that names none, too many, or no ids is refused with a sentence", async () => {
  const { ask } = await siteWithCourse();
  const many = Array.from({ length: 41 }, (_, place) => `course-${place}`);

  for (const ids of [[], many, ["course"], ["course-online-mba", "../etc/passwd"], ["<script>"], ["a".repeat(201)]]) {
    const { statusCode, headers, body } = await ask(...ids);
    expect([ids, statusCode, headers["content-type"]]).toEqual([ids, 400, "text/plain; charset=utf-8"]);
    expect(body).toContain("Name 1 to 40 dialogs by their ids");
  }
  expect((await ask(...many.slice(1))).statusCode).toBe(200);
});

test("a fragment asked for again is packed and kept like a page, until staff save an edit", async () => {
  stopJobs();
  const { call, statements, signIn, courseId } = await siteWithCourse();
  const url = "/dialogs?of=course-online-mba";
  await call({ method: "GET", url });
  const packed = await call({ method: "GET", url, headers: { "accept-encoding": "br" } });
  expect(brotliDecompressSync(packed.rawPayload).toString()).toContain("Online MBA");
  statements.length = 0;
  await call({ method: "GET", url: `${url}&utm_source=instagram` });
  expect(statements).toEqual([]);

  const payload = { title: "Online MBA for nurses", description: "Evenings.", university_id: 1 };
  await call({
    method: "PUT",
    url: `/backend/admin/courses.php?id=${courseId}`,
    token: await signIn(),
    payload,
  });

  expect((await call({ method: "GET", url })).body).toContain("Online MBA for nurses");
});

test("buttons of dialogs say what the owner wrote, and a state that the owner has emptied is not claimed", async () => {
  const { call, signIn, ask } = await siteWithCourse();
  const ids = ["course-online-mba", "university-sahyadri-open-university", "partner-sahyadri-open-university"];
  expect((await ask(...ids)).body.split(">Apply Now<")).toHaveLength(4);

  const payload = { "offers.apply": "Send the form", "offers.open": "" };
  await call({ method: "PUT", url: "/backend/admin/page-texts.php?page=menu", token: await signIn(), payload });

  const { body } = await ask(...ids);
  expect(body.split(">Send the form<")).toHaveLength(4);
  expect(body).not.toMatch(/Apply Now|Admissions open|class="open"/);
});
