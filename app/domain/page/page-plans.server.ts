import type { Database } from "#db/database.ts";
import { sanitizeBody } from "#app/domain/article/body/sanitize-body.server.ts";
import { plansOf, type PlannedDraft } from "#app/domain/plan/plans.server.ts";
import type { Page, PageDraftInput, PlannedPage } from "./page-schema.ts";
import { type PageSave, pages } from "./pages.server.ts";

/** Drafts beside published office pages. */
export const pagePlans = plansOf<PageSave, Page>(pages, {
  one: "page",
  liveFrom: ({ is_published, updated_at }) => (is_published === 1 ? updated_at : null),
  takenOff: ({ title }) => ({ title, is_published: 0 }),
});

/** A page, with its plan if it is published; null if there is none. */
export async function findPlannedPage(db: Database, id: number): Promise<PlannedPage | null> {
  const page = await pages.find(db, id);
  return page && (page.is_published === 1 ? { ...page, plan: (await pagePlans.find(db, id))! } : page);
}

/** Converts the form to a draft; its picture was handled by `keepUploads`. */
export async function pageDraft({ publish_at, ...words }: PageDraftInput): Promise<PlannedDraft<PageSave>> {
  const draft = { ...words, body: await sanitizeBody(words.body ?? "") };
  return { over: (before) => ({ ...before, ...draft }), publish_at: publish_at ?? null };
}
