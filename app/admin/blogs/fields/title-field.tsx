import type { WrittenArticle } from "#app/admin/blogs/saving/use-article.ts";

interface TitleFieldProps {
  article: WrittenArticle;
  /** Enter moves to the text. */
  onEnter: () => void;
}

/** The headline, in the size that readers see. */
export function TitleField({ article: { words, errors, change }, onEnter }: TitleFieldProps) {
  return (
    <div className="field">
      <label className="visually-hidden" htmlFor="article-title">
        Title
      </label>
      <textarea
        id="article-title"
        className="article-title"
        name="title"
        rows={1}
        required
        placeholder="Title"
        autoFocus={words.title === ""}
        value={words.title}
        aria-invalid={errors["title"] ? true : undefined}
        aria-describedby="article-title-error"
        onChange={(event) => change({ title: event.target.value.replaceAll(/\s*\n\s*/g, " ") })}
        onKeyDown={(event) => {
          if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
          event.preventDefault();
          onEnter();
        }}
      />
      <p className="error" id="article-title-error">
        {errors["title"]}
      </p>
    </div>
  );
}
