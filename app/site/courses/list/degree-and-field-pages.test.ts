import { expect, test } from "vitest";
import { loadSamples } from "#db/seed/load-samples.ts";
import { testApp } from "#test/app.ts";

test("a degree type has a page with its courses only, and a field one with courses, who teaches them and questions", async () => {
  const { call, db } = await testApp();
  // Samples are loaded into an empty database only.
  await db.deleteFrom("settings").execute();
  await loadSamples(db);
  const open = async (url: string) => (await call({ method: "GET", url })).body;

  for (const type of ["UG", "PG", "PGDCS"]) {
    const page = await open(`/${type}`);
    expect(page).toContain(`<h1>${type} Courses</h1>`);
    const badges = [...page.matchAll(/<p class="badges"><span class="badge">(.*?)<\/span>/g)].map(([, badge]) => badge);
    expect([type, badges.length > 2, new Set(badges)]).toEqual([type, true, new Set([type])]);
    expect(page).toMatch(
      new RegExp(`<a[^>]*href="/${type}"[^>]*aria-current="page"|aria-current="page"[^>]*href="/${type}"`),
    );
  }

  for (const [field, title] of [
    ["mba", "MBA"],
    ["engineering", "Engineering"],
    ["data-science", "Data science"],
    ["medicine", "Medicine and health"],
  ]) {
    const page = await open(`/courses/${field}`);
    expect(page).toContain(`<h1>${title}</h1>`);
    expect([field, /class="badges"/.test(page)]).toEqual([field, true]);
    const [, teachers] = /<h2[^>]*>Who teaches it<\/h2>(.*?)<\/section>/s.exec(page)!;
    expect(teachers).toMatch(/<a href="\/universities\/[\w-]+"/);
    const [, questions] = /<h2[^>]*>What students ask first<\/h2>(.*?)<\/section>/s.exec(page)!;
    expect(questions!.match(/<dt/g)).toHaveLength(3);
  }
});
