import type { Location } from "react-router";
import { LeavingQuestion } from "#app/admin/draft/leaving-question.tsx";
import { dropKeptWords } from "./kept-words.ts";
import type { WrittenArticle } from "./use-article.ts";

/** Asks before unsaved words are lost. */
export function UnsavedArticle({ article: { isChanged, key } }: { article: WrittenArticle }) {
  return <LeavingQuestion isChanged={() => isChanged} isStaying={isFirstSave} onDiscard={() => dropKeptWords(key)} />;
}

/** The first save gives a new article its address. */
const isFirstSave = ({ state }: Location) => (state as { writtenAs?: string } | null)?.writtenAs !== undefined;
