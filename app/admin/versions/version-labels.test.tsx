import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, onTestFinished, test, vi } from "vitest";
import CoreValueDialog from "#app/admin/core-values/core-value-dialog.tsx";
import CourseDialog from "#app/admin/courses/course-dialog.tsx";
import ExpertGuidanceDialog from "#app/admin/expert-guidance/expert-guidance-dialog.tsx";
import FaqDialog from "#app/admin/faqs/faq-dialog.tsx";
import FieldRuleDialog from "#app/admin/field-rules/field-rule-dialog.tsx";
import GalleryImageDialog from "#app/admin/gallery/gallery-image-dialog.tsx";
import LeaderDialog from "#app/admin/leaders/leader-dialog.tsx";
import PageDialog from "#app/admin/pages/page-dialog.tsx";
import ProgramDialog from "#app/admin/programs/program-dialog.tsx";
import RedirectDialog from "#app/admin/redirects/redirect-dialog.tsx";
import StatItemDialog from "#app/admin/stats/stat-item-dialog.tsx";
import SynonymDialog from "#app/admin/synonyms/synonym-dialog.tsx";
import TemplateDialog from "#app/admin/templates/template-dialog.tsx";
import TestimonialDialog from "#app/admin/testimonials/testimonial-dialog.tsx";
import UniversityRecordDialog from "#app/admin/universities/university-record-dialog.tsx";
import type { RecordVersions } from "#app/domain/version/version-schema.ts";
import { loadSamples } from "#db/seed/load-samples.ts";
import { testApp } from "#test/app.ts";
import { visibleText } from "#test/reading/visible-text.ts";

// Dialogs open in a browser alone.
vi.mock(import("#app/admin/use-is-awake.ts"), () => ({ useIsAwake: () => true }));

const choice = { universities: [], areAll: true };

/** The dialog of each noun, and a field of it that takes any text. */
const dialogs: Record<string, { dialog: ReactElement; text: string }> = {
  courses: { dialog: <CourseDialog rows={[]} {...choice} />, text: "title" },
  universities: { dialog: <UniversityRecordDialog rows={[]} />, text: "name" },
  programs: { dialog: <ProgramDialog rows={[]} {...choice} />, text: "title" },
  testimonials: { dialog: <TestimonialDialog rows={[]} />, text: "name" },
  faqs: { dialog: <FaqDialog rows={[]} />, text: "question" },
  "stat-items": { dialog: <StatItemDialog rows={[]} />, text: "text" },
  "expert-guidance": { dialog: <ExpertGuidanceDialog rows={[]} />, text: "name" },
  gallery: { dialog: <GalleryImageDialog rows={[]} />, text: "caption" },
  leaders: { dialog: <LeaderDialog rows={[]} />, text: "name" },
  "core-values": { dialog: <CoreValueDialog rows={[]} />, text: "name" },
  templates: { dialog: <TemplateDialog rows={[]} />, text: "name" },
  redirects: { dialog: <RedirectDialog rows={[]} />, text: "to_path" },
  synonyms: { dialog: <SynonymDialog rows={[]} />, text: "words" },
  "field-rules": { dialog: <FieldRuleDialog rows={[]} />, text: "name" },
  pages: { dialog: <PageDialog rows={[]} />, text: "title" },
};

/** The editor of a page's text comes later, and a rule's content has a form by its kind. */
const unseen = ["Text", "Content"];

test("versions call each field as the form calls it in which it is written", async () => {
  const { call, db, signIn } = await testApp();
  await db.deleteFrom("settings").execute();
  await loadSamples(db);
  const token = await signIn();
  const ask = async (method: "GET" | "POST" | "PUT", path: string, payload?: object) =>
    (await call({ method, url: `/backend/admin/${path}`, token, ...(payload && { payload }) })).json();
  await ask("POST", "redirects.php", { from_path: "/old", to_path: "/courses" });
  await ask("POST", "synonyms.php", { words: "mba, emba" });
  await ask("POST", "pages.php", { title: "Loans", body: "<p>Hello</p>" });

  for (const [list, { dialog, text }] of Object.entries(dialogs)) {
    const { id } = (await ask("GET", `${list}.php`)).data[0];
    const { data } = await ask("GET", `${list}.php?id=${id}`);
    const saved = await ask("PUT", `${list}.php?id=${id}`, { ...data, [text]: `${data[text]}s` });
    expect(saved, list).toMatchObject({ success: true });
    const { shown } = (await ask("GET", `versions.php?list=${list}&id=${id}`)).data as RecordVersions;
    const called = [...shown!.fields.map(({ label }) => label), ...shown!.same];
    const labels = [...labelsOf(dialog), ...unseen];
    expect.soft([list, called.filter((label) => !labels.includes(label))]).toEqual([list, []]);
  }
});

/** What the fields of a new record are called. */
function labelsOf(dialog: ReactElement): string[] {
  vi.stubGlobal("location", new URL("http://disha.test/?new"));
  vi.stubGlobal("sessionStorage", { getItem: () => null });
  onTestFinished(() => void vi.unstubAllGlobals());
  const router = createMemoryRouter([{ path: "/", element: dialog }], { initialEntries: ["/?new"] });
  const html = renderToStaticMarkup(<RouterProvider router={router} />);
  const labels = html.matchAll(/<(?:label|legend|span class="label")[^>]*>(.*?)<\//gs);
  return [...labels].map(([, words]) => visibleText(words!).trim());
}
