import { useState } from "react";
import { formatMoment } from "#app/admin/india-time.ts";
import { AlsoOpen } from "#app/admin/open-record/also-open.tsx";
import { Banner } from "#app/ui/banner.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { KeptWords } from "./saving/kept-words.ts";
import type { WrittenArticle } from "./saving/use-article.ts";

interface ArticleNotesProps {
  article: WrittenArticle;
  kept: KeptWords | null;
}

/** What the writer must know before going on. */
export function ArticleNotes({ article, kept }: ArticleNotesProps) {
  const { trouble } = article;
  return (
    <>
      {article.stored && <AlsoOpen list="blogs" id={article.stored.id} />}
      {trouble && <Banner tone="bad">{trouble.sentence}</Banner>}
      {kept && !trouble && <Restored article={article} kept={kept} />}
    </>
  );
}

function Restored({ article: { stored, isChanged, open }, kept }: { article: WrittenArticle; kept: KeptWords }) {
  const [isSettled, setIsSettled] = useState(false);
  // Once saved or discarded, there is nothing to tell.
  if (isSettled || !isChanged) return null;
  return (
    <div className="banner article-restored" role="status">
      <Icon name="check-circle" />
      <p>What you wrote here on {formatMoment(kept.keptAt)} is here again. It is not saved yet.</p>
      <button
        type="button"
        className="btn btn-quiet"
        onClick={() => {
          setIsSettled(true);
          open(stored);
        }}
      >
        Discard it
      </button>
    </div>
  );
}
