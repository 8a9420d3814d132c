import type { RecordVersions } from "#app/domain/version/version-schema.ts";
import { expect, openSignedIn, staffHeaders, test } from "#test/journeys/story.ts";

/** By its list the screen of each noun, and a field of it that takes any text. */
const nouns = {
  courses: ["courses", "title"],
  universities: ["universities", "name"],
  programs: ["programs", "title"],
  testimonials: ["testimonials", "name"],
  faqs: ["faqs", "question"],
  "stat-items": ["stats", "text"],
  "expert-guidance": ["expert-guidance", "name"],
  gallery: ["gallery", "caption"],
  leaders: ["leaders", "name"],
  "core-values": ["values", "name"],
  templates: ["templates", "name"],
  redirects: ["addresses", "to_path"],
  synonyms: ["synonyms", "words"],
  "field-rules": ["field-rules", "name"],
  pages: ["pages", "title"],
} as const;

/** A rule's content has a form by its kind, and the editor of a page's text comes later than the rest. */
const unseen = ["Content", "Text"];

test("versions call each field as the form calls it in which it is written", async ({ page }) => {
  await openSignedIn(page, "/admin/faqs");
  const headers = await staffHeaders(page);
  const ask = async (method: "GET" | "POST" | "PUT" | "DELETE", path: string, data?: object) =>
    (await page.request.fetch(`/backend/admin/${path}`, { method, headers, ...(data && { data }) })).json();
  const redirect = await ask("POST", "redirects.php", { from_path: "/called-of-old", to_path: "/courses" });
  const written = await ask("POST", "pages.php", { title: "Called so", body: "<p>Hello</p>" });

  for (const [list, [screen, text]] of Object.entries(nouns)) {
    const { id } = (await ask("GET", `${list}.php?limit=1`)).data[0];
    const { data } = await ask("GET", `${list}.php?id=${id}`);
    const saved = await ask("PUT", `${list}.php?id=${id}`, { ...data, [text]: `${data[text]}s` });
    expect(saved, list).toMatchObject({ success: true });
    const { shown } = (await ask("GET", `versions.php?list=${list}&id=${id}`)).data as RecordVersions;
    await ask("PUT", `${list}.php?id=${id}`, { ...data, updated_at: saved.data.updated_at });
    const called = [...shown!.fields.map(({ label }) => label), ...shown!.same];
    await page.goto(`/admin/${screen}?new`);
    const labels = page.getByRole("dialog").locator("label, legend, .label");
    await labels.first().waitFor();
    const said = (await labels.allTextContents()).map((words) => words.trim());
    expect
      .soft([list, called.filter((label) => ![...said, ...unseen].includes(label)), said.length > 0])
      .toEqual([list, [], true]);
  }
  await ask("DELETE", `redirects.php?id=${redirect.data.id}`);
  await ask("DELETE", `pages.php?id=${written.data.id}`);
});
