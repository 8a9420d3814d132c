import type { FieldErrors } from "#app/admin/draft/form-entries.ts";
import type { Article, ArticlePlan, PlannedArticle } from "#app/domain/article/article-schema.ts";
import { type ArticleWords, wordsOf } from "#app/admin/blogs/article-words.ts";
import type { KeptWords } from "./kept-words.ts";

/** Why a save failed. */
export interface SaveTrouble {
  sentence: string;
  /** What somebody else saved meanwhile. */
  newer?: PlannedArticle;
}

/** An article in the editor; the editor has its body. */
export interface WritingState {
  /** As opened or last saved; null if it is new. */
  stored: PlannedArticle | null;
  words: ArticleWords;
  /** The version that the edits are based on. */
  seen: string | undefined;
  /** The stored version is a draft beside the published article. */
  isBeside: boolean;
  isChanged: boolean;
  isSaving: boolean;
  errors: FieldErrors;
  trouble?: SaveTrouble;
}

/** Starts with unsaved texts from earlier, if there are any. */
export const openedWith = (article: Article | null, kept: KeptWords | null, plan: ArticlePlan | null): WritingState => {
  const written = plan?.draft ?? article;
  const stored = written && plan ? { ...written, plan } : written;
  return {
    stored,
    words: kept?.words ?? { besideAt: "", ...wordsOf(stored) },
    isBeside: plan?.draft != null,
    seen: kept?.seen ?? stored?.updated_at,
    isChanged: kept !== null,
    isSaving: false,
    errors: {},
  };
};

export const changed = (state: WritingState, some: Partial<ArticleWords>): WritingState => ({
  ...state,
  words: { ...state.words, ...some },
  errors: Object.fromEntries(Object.entries(state.errors).filter(([name]) => !(name in some))),
  isChanged: true,
});

/** The sent text is stored; edits made meanwhile are new. */
export const savedAs = (
  state: WritingState,
  { saved, isBeside }: { saved: PlannedArticle; isBeside: boolean },
  sent: ArticleWords,
): WritingState => ({
  ...state,
  stored: saved,
  isBeside,
  seen: saved.updated_at,
  words: { ...state.words, slug: state.words.slug || saved.slug, ...(!isBeside && { besideAt: "" }) },
  isChanged: state.words !== sent,
  isSaving: false,
  errors: {},
  trouble: undefined,
});

/** The state after choosing between both versions, based on the newer one. */
export const writtenOver = (state: WritingState, newer: PlannedArticle, words: ArticleWords): WritingState => ({
  stored: newer,
  isBeside: state.isBeside,
  words,
  seen: newer.updated_at,
  isChanged: true,
  isSaving: false,
  errors: {},
});

export const refusedWith = (state: WritingState, errors: FieldErrors, trouble?: SaveTrouble): WritingState => ({
  ...state,
  errors,
  trouble,
  isSaving: false,
});

/** The specification's sentence if a field is missing, as in every form of the panel. */
export function sentenceFor(errors: FieldErrors): SaveTrouble {
  const isMissing = Object.values(errors).some((sentence) => sentence.endsWith("is required"));
  return { sentence: isMissing ? "Please fill in all required fields" : "Please check the marked fields" };
}
