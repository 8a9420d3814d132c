import { useEffect, useRef, useState } from "react";
import { formatMoment } from "#app/admin/india-time.ts";
import type { Article } from "#app/domain/article/article-schema.ts";
import { Banner } from "#app/ui/banner.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { KeptWords } from "./kept-words.ts";
import type { WrittenArticle } from "./use-article.ts";
import type { SaveTrouble } from "./writing-state.ts";

interface ArticleNotesProps {
  article: WrittenArticle;
  kept: KeptWords | null;
  onSaveOver: (newer: Article) => void;
}

/** What the writer must know before going on. */
export function ArticleNotes({ article, kept, onSaveOver }: ArticleNotesProps) {
  const { trouble } = article;
  return (
    <>
      {trouble?.newer && <NewerVersion trouble={trouble} article={article} onSaveOver={onSaveOver} />}
      {trouble && !trouble.newer && <Banner tone="bad">{trouble.sentence}</Banner>}
      {kept && !trouble && <Restored article={article} kept={kept} />}
    </>
  );
}

function Restored({ article: { stored, isChanged, open }, kept }: { article: WrittenArticle; kept: KeptWords }) {
  const [isSettled, setIsSettled] = useState(false);
  // Once they are saved, or gone, there is nothing left to tell.
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

interface NewerVersionProps {
  trouble: SaveTrouble;
  article: WrittenArticle;
  onSaveOver: (newer: Article) => void;
}

/** Somebody else saved while this was written: whose words stay is the writer's choice. */
function NewerVersion({ trouble: { sentence, newer }, article, onSaveOver }: NewerVersionProps) {
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => note.current!.focus(), []);
  return (
    <div className="conflict" role="alert" tabIndex={-1} ref={note}>
      <p>
        <Icon name="alert" />
        <strong>{sentence}</strong>
      </p>
      <div className="conflict-acts">
        <button type="button" className="btn" onClick={() => onSaveOver(newer!)}>
          Save mine anyway
        </button>
        <button type="button" className="btn btn-quiet" onClick={() => article.open(newer!)}>
          Take the newer version
        </button>
      </div>
    </div>
  );
}
