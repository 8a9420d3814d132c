import { Link } from "react-router";
import { BusyButton } from "#app/admin/frame/busy-button.tsx";
import { formatMoment } from "#app/admin/india-time.ts";
import { articleStatuses } from "#app/domain/article/article-choices.ts";
import { Icon } from "#app/ui/icon.tsx";
import { stageOf, stageWords } from "#app/domain/article/article-stages.ts";
import type { ArticleWords } from "./article-words.ts";
import type { WrittenArticle } from "./saving/use-article.ts";

interface ArticleBarProps {
  article: WrittenArticle;
  onPreview: () => void;
  onSave: () => void;
  /** Saves a draft beside the published article. */
  onSaveBeside: () => void;
}

/** The link back, the stored state, and the buttons. */
export function ArticleBar({ article, onPreview, onSave, onSaveBeside }: ArticleBarProps) {
  const { words, change, isSaving } = article;
  return (
    <header className="article-bar">
      <Link className="article-back" to="/admin/blogs">
        <Icon name="arrow-left" />
        <span>Blogs</span>
      </Link>
      <p className="article-saved sub">
        {savedWords(article)}
        {article.stored && (
          <>
            {" · "}
            <Link to={`/admin/versions/blogs/${article.stored.id}`}>Versions</Link>
          </>
        )}
      </p>
      <div className="article-acts">
        <button type="button" className="btn btn-quiet" onClick={onPreview}>
          <Icon name="eye" />
          <span className="article-preview-word">Preview</span>
          <span className="visually-hidden"> (opens in a new tab)</span>
        </button>
        <select
          className="select"
          aria-label="Status"
          name="status"
          value={words.status}
          onChange={(event) => change({ status: event.target.value as ArticleWords["status"] })}
        >
          {articleStatuses.map((status) => (
            <option key={status} value={status}>
              {stageWords[status]}
            </option>
          ))}
        </select>
        {isLive(article) && (
          <button type="button" className="btn btn-quiet article-beside" onClick={onSaveBeside}>
            <span className="article-preview-word">Save </span>draft
          </button>
        )}
        <BusyButton type="button" className="btn" isBusy={isSaving} aria-keyshortcuts="Control+S" onClick={onSave}>
          {isSaving ? "Saving..." : saveLabel(article)}
        </BusyButton>
      </div>
    </header>
  );
}

/** Published, and to stay so. */
const isLive = ({ stored, words }: WrittenArticle) =>
  stored !== null && stageOf(stored) === "published" && words.status === "published";

function savedWords({ stored, isBeside, isChanged }: WrittenArticle): string {
  if (isBeside && !isChanged) return `Draft beside the live article, saved ${formatMoment(stored!.updated_at)}`;
  if (isChanged) return stored ? "Changes are not saved yet" : "Not saved yet";
  return stored ? `Saved ${formatMoment(stored.updated_at)}` : "New article";
}

function saveLabel({ words: { status }, stored }: WrittenArticle): string {
  const stage = stored && stageOf(stored);
  if (status === "draft") return stage === "published" ? "Unpublish" : "Save draft";
  const isSo = stage === status;
  if (status === "scheduled") return isSo ? "Save" : "Schedule";
  return isSo ? "Update" : "Publish";
}
