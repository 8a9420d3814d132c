import type { Editor } from "@tiptap/core";
import { useEffect, useState } from "react";
import { formatMoment } from "#app/admin/india-time.ts";
import { numberOfWords, readMinutesFor } from "#app/domain/article/body/article-text.ts";
import { groupDigits } from "#app/lib/money/grouped-number.ts";
import { stageOf } from "#app/domain/article/article-stages.ts";
import type { WrittenArticle } from "./saving/use-article.ts";

const COUNT_AFTER_MS = 400;

/** The length of the text, counted when typing pauses. */
export function ArticleCount({ editor, article }: { editor: Editor; article: WrittenArticle }) {
  const { stored, isChanged } = article;
  const [words, setWords] = useState(() => wordsIn(editor));
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const count = () => {
      clearTimeout(timer);
      timer = setTimeout(() => setWords(wordsIn(editor)), COUNT_AFTER_MS);
    };
    editor.on("transaction", count);
    return () => {
      clearTimeout(timer);
      editor.off("transaction", count);
    };
  }, [editor]);
  const stage = stored && stageOf(stored);
  return (
    <dl className="article-count">
      <dt>Words</dt>
      <dd>{groupDigits(words)}</dd>
      <dt>Read time</dt>
      <dd>{readMinutesFor(words)} min read</dd>
      <dt>{isChanged ? "Changes saved" : "Last saved"}</dt>
      <dd>{isChanged || !stored ? "Not yet" : formatMoment(stored.updated_at)}</dd>
      {stored?.date && stage !== "draft" && (
        <>
          <dt>{stage === "scheduled" ? "Appears" : "Appeared"}</dt>
          <dd>{formatMoment(stored.date)}</dd>
        </>
      )}
    </dl>
  );
}

function wordsIn({ state: { doc } }: Editor): number {
  return numberOfWords(doc.textBetween(0, doc.content.size, " ", " "));
}
