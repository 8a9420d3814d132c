import type { WrittenArticle } from "#app/admin/blogs/saving/use-article.ts";

export function AppearanceField({ article: { words, errors, change } }: { article: WrittenArticle }) {
  const error = errors["appearsAt"];
  return (
    <div className="article-appears">
      <label htmlFor="appears-at">Appears on</label>
      <input
        id="appears-at"
        className="input"
        type="datetime-local"
        name="appearsAt"
        value={words.appearsAt}
        aria-invalid={error ? true : undefined}
        aria-describedby="appears-at-hint appears-at-error"
        onChange={(event) => change({ appearsAt: event.target.value })}
      />
      <span className="hint" id="appears-at-hint">
        India’s time
      </span>
      <p className="error" id="appears-at-error">
        {error}
      </p>
    </div>
  );
}
