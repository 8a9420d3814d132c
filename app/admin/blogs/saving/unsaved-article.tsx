import type { Location } from "react-router";
import { LeavingQuestion } from "#app/admin/draft/leaving-question.tsx";
import { dropKeptWords } from "./kept-words.ts";
import type { WrittenArticle } from "./use-article.ts";

/** Asks before written words are lost. */
export function UnsavedArticle({ article: { isChanged, key } }: { article: WrittenArticle }) {
  return <LeavingQuestion isChanged={() => isChanged} isStaying={isFirstSave} onDiscard={() => dropKeptWords(key)} />;
}

/** It gives a new article an address of its own. */
const isFirstSave = ({ state }: Location) => (state as { writtenAs?: string } | null)?.writtenAs !== undefined;
