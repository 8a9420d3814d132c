import type { FieldErrors } from "#app/admin/draft/form-entries.ts";
import type { Article, ArticlePlan, PlannedArticle } from "#app/domain/article/article-schema.ts";
import { type ArticleWords, wordsOf } from "#app/admin/blogs/article-words.ts";
import type { KeptWords } from "./kept-words.ts";

/** Why a save did not happen. */
export interface SaveTrouble {
  sentence: string;
  /** What somebody else stored in between. */
  newer?: PlannedArticle;
}

/** An article while it is written; its body stands in the editor. */
export interface WritingState {
  /** As it was opened, or as it was saved last; null while there is none. */
  stored: PlannedArticle | null;
  words: ArticleWords;
  /** The version that the words were written on. */
  seen: string | undefined;
  /** What is stored lies beside the article that visitors see. */
  isBeside: boolean;
  isChanged: boolean;
  isSaving: boolean;
  errors: FieldErrors;
  trouble?: SaveTrouble;
}

/** With the words that were written here before and not saved, if there are any. */
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

/** What was sent is stored; whoever went on writing meanwhile has new words. */
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

/** What was chosen of these words and of what somebody else saved, written on over the latter. */
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

/** The specification's sentence where something is missing, as every form of the panel says it. */
export function sentenceFor(errors: FieldErrors): SaveTrouble {
  const isMissing = Object.values(errors).some((sentence) => sentence.endsWith("is required"));
  return { sentence: isMissing ? "Please fill in all required fields" : "Please check the marked fields" };
}
