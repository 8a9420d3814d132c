import type { Editor } from "@tiptap/core";
import { useState } from "react";
import { useSessionEnd } from "#app/admin/session/use-session-end.ts";
import { showToast } from "#app/admin/toast/toasts.ts";
import type { Article } from "#app/domain/article/article-schema.ts";
import { saveArticle } from "./article-client.ts";
import type { ArticleWords } from "./article-words.ts";
import { bodyOf } from "./body/body-of.ts";
import { dropKeptWords, type KeptWords } from "./kept-words.ts";
import { refusedWords } from "./refused-words.ts";
import { changed, openedWith, refusedWith, savedAs, sentenceFor } from "./writing-state.ts";

interface Opened {
  article: Article | null;
  /** What was written here before and not saved. */
  kept: KeptWords | null;
  editor: Editor;
  /** The first save gives a new article its address. */
  onCreated: (article: Article) => void;
}

const keyOf = (article: Article | null) => `${article?.id ?? "new"}`;

/** An article while it is written: its words, what is stored of them, and what became of the last save. */
export function useArticle({ article, kept, editor, onCreated }: Opened) {
  const [state, setState] = useState(() => openedWith(article, kept));
  const isSessionEnd = useSessionEnd();
  const { stored, words, seen, isSaving } = state;

  /** `over` is the newer version that this one may take the place of. */
  async function store(body: string, over: Article | undefined) {
    const outcome = await saveArticle({ words, body, stored }, over?.updated_at ?? seen);
    if ("failure" in outcome) {
      const { failure, errors, newer } = outcome;
      setState((now) => refusedWith(now, errors, { sentence: failure, newer }));
      return;
    }
    const { saved } = outcome;
    dropKeptWords(keyOf(stored));
    const isWrittenOn = bodyOf(editor) !== body;
    setState((now) => savedAs(isWrittenOn ? changed(now, {}) : now, saved, words));
    showToast(`${saved.title} saved`);
    if (stored === null) onCreated(saved);
  }

  async function save(over?: Article) {
    if (isSaving) return;
    const body = bodyOf(editor);
    const errors = refusedWords(words, body, stored);
    if (Object.keys(errors).length > 0) return setState((now) => refusedWith(now, errors, sentenceFor(errors)));
    setState((now) => ({ ...now, isSaving: true }));
    try {
      await store(body, over);
    } catch (error) {
      setState((now) => refusedWith(now, {}));
      if (!isSessionEnd(error)) throw error;
    }
  }

  return {
    ...state,
    key: keyOf(stored),
    save,
    change: (some: Partial<ArticleWords>) => setState((now) => changed(now, some)),
    noteBody: () => setState((now) => (now.isChanged && !now.errors["body"] ? now : withNewBody(now))),
    /** The words are the stored ones again, or those of whoever saved last. */
    open(version: Article | null) {
      dropKeptWords(keyOf(version));
      editor.commands.setContent(version?.body ?? "", { emitUpdate: false });
      setState(openedWith(version, null));
    },
  };
}

export type WrittenArticle = ReturnType<typeof useArticle>;

function withNewBody(state: ReturnType<typeof openedWith>) {
  const { body, ...errors } = state.errors;
  return { ...changed(state, {}), errors };
}
