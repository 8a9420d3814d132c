import { plansOf, type PlannedDraft } from "#app/domain/plan/plans.server.ts";
import { type PageTextsRow, pageTextRecords } from "./page-texts.server.ts";
import type { TextValues } from "./read-page-texts.ts";

/** A save of a fixed page's texts. */
interface TextsSave {
  texts: TextValues;
}

/** Drafts beside the texts of fixed pages, which cannot be taken off. */
export const pageTextPlans = plansOf<TextsSave, PageTextsRow>(pageTextRecords, {
  one: "page",
  liveFrom: ({ created_at }) => created_at,
});

export const pageTextDraft = (told: TextValues, publish_at: string | null): PlannedDraft<TextsSave> => ({
  over: (before) => ({ texts: { ...before?.texts, ...told } }),
  publish_at,
});
