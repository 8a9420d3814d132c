import type { Editor } from "@tiptap/core";
import { type Dispatch, type SetStateAction, useRef } from "react";
import { useSessionEnd } from "#app/admin/session/use-session-end.ts";
import { showToast } from "#app/admin/toast/toasts.ts";
import type { Article } from "#app/domain/article/article-schema.ts";
import { type SaveWay, saveArticle, type Writing } from "./article-client.ts";
import { bodyOf } from "#app/admin/blogs/body/body-of.ts";
import { dropKeptWords } from "./kept-words.ts";
import { refusedWords } from "./refused-words.ts";
import { changed, refusedWith, savedAs, sentenceFor, type WritingState } from "./writing-state.ts";

interface Saving {
  editor: Editor;
  setState: Dispatch<SetStateAction<WritingState>>;
  onCreated: (article: Article) => void;
}

export const articleKey = (article: Article | null) => `${article?.id ?? "new"}`;

/** Validates and saves the article, and updates the state with the outcome. */
export function useSaving({ editor, setState, onCreated }: Saving) {
  const lastWay = useRef<SaveWay>("article");
  const isSessionEnd = useSessionEnd();

  async function store(written: Writing, over: string | undefined) {
    const { words, body, stored } = written;
    const way = lastWay.current;
    const outcome = await saveArticle(written, over, way);
    if ("failure" in outcome) {
      const { failure, errors, newer } = outcome;
      setState((now) => refusedWith(now, errors, { sentence: failure, newer }));
      return;
    }
    const { saved } = outcome;
    dropKeptWords(articleKey(stored));
    const isWrittenOn = bodyOf(editor) !== body;
    const isBeside = way === "beside";
    setState((now) => savedAs(isWrittenOn ? changed(now, {}) : now, { saved, isBeside }, words));
    showToast(isBeside ? `${saved.title}: draft saved, visitors see the article as it was` : `${saved.title} saved`);
    if (stored === null) onCreated(saved);
  }

  /** `over` is the version that may be overwritten; `way` defaults to that of the last save. */
  return async (written: Writing, over: string | undefined, way = lastWay.current) => {
    lastWay.current = way;
    const { words, body, stored } = written;
    const errors = refusedWords(words, body, stored);
    if (Object.keys(errors).length > 0) return setState((now) => refusedWith(now, errors, sentenceFor(errors)));
    setState((now) => ({ ...now, isSaving: true }));
    try {
      await store(written, over);
    } catch (error) {
      setState((now) => refusedWith(now, {}));
      if (!isSessionEnd(error)) throw error;
    }
  };
}
