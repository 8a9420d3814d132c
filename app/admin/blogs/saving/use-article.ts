import type { Editor } from "@tiptap/core";
import { useState } from "react";
import type { Article, ArticlePlan, PlannedArticle } from "#app/domain/article/article-schema.ts";
import type { ArticleWords } from "#app/admin/blogs/article-words.ts";
import { bodyOf } from "#app/admin/blogs/body/body-of.ts";
import { dropKeptWords, type KeptWords } from "./kept-words.ts";
import type { Written } from "./two-articles.ts";
import { articleKey, useSaving } from "./use-saving.ts";
import { changed, openedWith, writtenOver } from "./writing-state.ts";

interface Opened {
  article: Article | null;
  /** The plan of a published article. */
  plan: ArticlePlan | null;
  /** Unsaved texts from earlier. */
  kept: KeptWords | null;
  editor: Editor;
  /** The first save gives a new article its address. */
  onCreated: (article: Article) => void;
}

/** The state of an article in the editor: its fields, the stored version, and the last save's outcome. */
export function useArticle({ article, plan, kept, editor, onCreated }: Opened) {
  const [state, setState] = useState(() => openedWith(article, kept, plan));
  const saveWritten = useSaving({ editor, setState, onCreated });
  const { stored, words, seen, isSaving } = state;

  function open(version: Article | null, isBeside: boolean) {
    dropKeptWords(articleKey(version));
    editor.commands.setContent(version?.body ?? "", { emitUpdate: false });
    const planned = isBeside && plan ? { ...plan, draft: version } : null;
    setState({ ...openedWith(version, null, planned), isBeside });
  }

  return {
    ...state,
    key: articleKey(stored),
    /** `isBeside`: saves a draft and leaves the published article. */
    async save({ isBeside } = { isBeside: false }) {
      if (isSaving) return;
      const isIntoPlace = state.isBeside && words.status === "published";
      const way = isBeside ? "beside" : isIntoPlace ? "into-place" : "article";
      await saveWritten({ words, body: bodyOf(editor), stored }, seen, way);
    },
    /** Continues with the chosen parts, over what somebody else saved. */
    async settle(newer: PlannedArticle, written: Written, isSent: boolean) {
      editor.commands.setContent(written.body, { emitUpdate: false });
      setState((now) => writtenOver(now, newer, written.words));
      const { words } = written;
      if (isSent) await saveWritten({ words, body: bodyOf(editor), stored: newer }, newer.updated_at);
    },
    change: (some: Partial<ArticleWords>) => setState((now) => changed(now, some)),
    noteBody: () => setState((now) => (now.isChanged && !now.errors["body"] ? now : withNewBody(now))),
    /** Resets the fields to the stored version. */
    open: (version: Article | null) => open(version, state.isBeside),
    /** The draft was discarded. */
    openLive: (live: Article) => open(live, false),
  };
}

export type WrittenArticle = ReturnType<typeof useArticle>;

function withNewBody(state: ReturnType<typeof openedWith>) {
  const { body, ...errors } = state.errors;
  return { ...changed(state, {}), errors };
}
