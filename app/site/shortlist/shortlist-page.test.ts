import { expect, test } from "vitest";
import { groupOf, slugHash } from "#app/lib/text/slug-hash.ts";
import { testApp } from "#test/app.ts";
import { addCourse, addUniversity } from "#test/factories/factories.ts";
import { visibleText } from "#test/reading/visible-text.ts";

async function siteWithCourses() {
  const app = await testApp();
  const university = await addUniversity(app.db);
  await addCourse(app.db, university, { slug: "mba", title: "MBA", position: 1 });
  await addCourse(app.db, university, { slug: "mca", title: "MCA", position: 2 });
  const ask = (query: string) => app.call({ method: "GET", url: `/shortlist/courses?${query}` });
  return { ...app, ask };
}

test("the page of the shortlist is the same for everybody and says why it needs scripts", async () => {
  const { call } = await siteWithCourses();

  const { body } = await call({ method: "GET", url: "/shortlist" });

  expect(body).toContain("<title>Your shortlist | Disha</title>");
  expect(body).toContain('<meta name="robots" content="noindex, follow"/>');
  expect(body).toMatch(
    /<noscript>.*That takes JavaScript.*<a href="\/compare">lay courses side by side<\/a>.*<\/noscript>/,
  );
});

test("the server is asked for a group of courses and answers all of them, whoever asks", async () => {
  const { ask, call } = await siteWithCourses();

  const { body, headers } = await ask("bits=0&group=0");

  expect(headers["x-robots-tag"]).toBe("noindex");
  const unlisted = "No UGC-DEB listing known for online . Ask before you pay. Ask a counsellor";
  expect(visibleText(body).trim()).toBe(
    "MBA Sahyadri Open University, Pune A year ₹84,000 In all ₹1,68,000 Length 2 Years Can I get in? Answer a few questions " +
      `${unlisted} MCA Sahyadri Open University, Pune A year ₹84,000 In all ₹1,68,000 Length 2 Years Can I get in? Answer a few questions ${unlisted}`,
  );
  const page = await call({ method: "GET", url: "/shortlist" });
  expect(visibleText(page.body)).toContain("Your browser asks us for all our courses, and picks yours by itself.");
});

test("a large catalogue falls into groups of no fewer than some two dozen, each course in the one of its slug", async () => {
  const { ask, call, db } = await siteWithCourses();
  for (let number = 0; number < 300; number += 1) await addCourse(db, 1, { slug: `online-mba-${number}` });

  const page = await call({ method: "GET", url: "/shortlist" });

  expect(page.body).toContain('data-bits="2"');
  expect(visibleText(page.body)).toContain("groups of some 76 courses");
  const groups = await Promise.all([0, 1, 2, 3].map((group) => ask(`bits=2&group=${group}`)));
  const slugs = groups.map(({ body }) => [...body.matchAll(/data-slug="([^"]*)"/g)].map(([, slug]) => slug!));
  expect(slugs.flat().toSorted()).toHaveLength(302);
  for (const [group, inIt] of slugs.entries()) {
    expect(inIt.length).toBeGreaterThanOrEqual(24);
    expect(inIt.every((slug) => groupOf(slugHash(slug), 2) === group)).toBe(true);
  }
});

test("no address makes a group so small that it tells which course is meant", async () => {
  const { ask } = await siteWithCourses();

  for (const query of [
    "",
    "bits=0",
    "bits=2&group=0",
    "bits=20&group=7",
    "bits=0&group=1",
    "bits=x&group=0",
    "of=mba",
  ]) {
    const { statusCode, body } = await ask(query);
    expect([query, statusCode]).toEqual([query, 400]);
    expect(body).toContain("Name a group");
  }
});

test("a course whose address was changed is answered in the group of the one that a device kept, too", async () => {
  const { ask, call, db, signIn } = await siteWithCourses();
  for (let number = 0; number < 300; number += 1) await addCourse(db, 1, { slug: `online-mba-${number}` });
  const [before, now] = ["mca", "online-mca"];
  const groups = [before, now].map((slug) => groupOf(slugHash(slug), 2));
  expect(groups[0]).not.toBe(groups[1]);
  const payload = { title: "MCA", description: "Two years.", university_id: 1, slug: now };
  const { statusCode } = await call({
    method: "PUT",
    url: "/backend/admin/courses.php?id=2",
    token: await signIn(),
    payload,
  });
  expect(statusCode).toBe(200);

  const answers = await Promise.all(groups.map((group) => ask(`bits=2&group=${group}`)));
  const sheet = await call({ method: "GET", url: `/family-sheet/courses?bits=2&group=${groups[0]}` });

  for (const { body } of [answers[0]!, sheet]) {
    expect(body).toContain('<i data-was="mca" data-is="online-mca"></i>');
    expect(body).toContain('data-slug="online-mca"');
  }
  expect(answers[1]!.body).toContain('data-slug="online-mca"');
  expect(answers[1]!.body).not.toContain("data-was");
});
