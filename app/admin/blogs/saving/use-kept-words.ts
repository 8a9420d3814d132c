import type { Editor } from "@tiptap/core";
import { useEffect, useEffectEvent, useRef } from "react";
import { bodyOf } from "#app/admin/blogs/body/body-of.ts";
import { keepWords } from "./kept-words.ts";
import type { WrittenArticle } from "./use-article.ts";

const KEEP_EVERY_MS = 2000;

/**
 * Keeps unsaved text on this device every two seconds while typing, and when the tab closes. Answers a function that
 * does so at once.
 */
export function useKeptWords(editor: Editor, { key, words, seen, isChanged }: WrittenArticle): () => void {
  const last = useRef<unknown[]>([]);
  function keep() {
    const now = [key, words, editor.state.doc];
    if (!isChanged || now.every((part, place) => part === last.current[place])) return;
    last.current = now;
    keepWords(key, { words, body: bodyOf(editor), seen, keptAt: new Date().toISOString() });
  }
  const keepLatest = useEffectEvent(keep);
  useEffect(() => {
    if (!isChanged) return;
    const keepNow = () => keepLatest();
    const timer = setInterval(keepNow, KEEP_EVERY_MS);
    addEventListener("pagehide", keepNow);
    return () => {
      clearInterval(timer);
      removeEventListener("pagehide", keepNow);
      last.current = [];
    };
  }, [isChanged]);
  return keep;
}
