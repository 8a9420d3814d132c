import type { Editor } from "@tiptap/core";
import { Link } from "react-router";
import type { ArticlePlan } from "#app/domain/article/article-schema.ts";
import { drawingOf, FoundAs } from "#app/admin/search-words/found-as.tsx";
import { articleCategories } from "#app/domain/article/article-choices.ts";
import type { ExpertGuidance } from "#app/domain/expert-guidance/expert-guidance-schema.ts";
import { slugOf } from "#app/lib/text/slug.ts";
import { SelectField, TextAreaField, TextField } from "#app/ui/field.tsx";
import { ArticlePlanFields, DraftAndEnd } from "./article-plan-fields.tsx";
import { ArticleCount } from "#app/admin/blogs/article-count.tsx";
import { stageOf } from "#app/domain/article/article-stages.ts";
import type { ArticleWords } from "#app/admin/blogs/article-words.ts";
import { CoverField } from "./cover-field.tsx";
import { SharedPictureField } from "./shared-picture-field.tsx";
import type { WrittenArticle } from "#app/admin/blogs/saving/use-article.ts";

/** The possible authors of an article. */
export type ArticleAuthors = Pick<ExpertGuidance, "id" | "name">[];

interface ArticleDetailsProps {
  article: WrittenArticle;
  plan: ArticlePlan | null;
  authors: ArticleAuthors;
  editor: Editor;
}

/** What lists and search engines show of an article, and its status. */
export function ArticleDetails({ article, plan, authors, editor }: ArticleDetailsProps) {
  const { words, errors, stored, change } = article;
  return (
    <aside className="article-details" aria-label="About the article">
      <TextAreaField
        label="Description"
        name="description"
        rows={4}
        hint="Shown in lists, under the title, and by search engines"
        value={words.description}
        onChange={(event) => change({ description: event.target.value })}
        error={errors["description"]}
      />
      <SelectField
        label="Category"
        name="category"
        value={words.category}
        onChange={(event) => change({ category: event.target.value as ArticleWords["category"] })}
        error={errors["category"]}
      >
        {articleCategories.map((category) => (
          <option key={category}>{category}</option>
        ))}
      </SelectField>
      <SelectField
        label="Author"
        name="authorId"
        hint="Shown with portrait; the people are those of Expert guidance"
        value={words.authorId ?? ""}
        onChange={(event) => change({ authorId: event.target.value })}
        error={errors["authorId"]}
      >
        <option value="">Nobody</option>
        {authors.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <CoverField article={article} />
      <SharedPictureField article={article} />
      <AddressField article={article} />
      <SearchFields article={article} />
      {plan && stored && stageOf(stored) === "published" && <ArticlePlanFields article={article} plan={plan} />}
      {plan && stored && stageOf(stored) === "scheduled" && <DraftAndEnd article={article} plan={plan} />}
      <ArticleCount editor={editor} article={article} />
      {stored && (
        <Link className="btn btn-plain article-delete" to={`/admin/blogs?delete=${stored.id}`}>
          Delete article
        </Link>
      )}
    </aside>
  );
}

function AddressField({ article: { words, errors, stored, change } }: { article: WrittenArticle }) {
  const isMoved = stored !== null && stageOf(stored) === "published" && words.slug !== stored.slug;
  return (
    <TextField
      label="Address"
      name="slug"
      autoComplete="off"
      spellCheck={false}
      placeholder={slugOf(words.title, "")}
      hint={
        isMoved
          ? "Links to the old address will lead on to this one"
          : `/Blogs/${words.slug || slugOf(words.title, "…")}`
      }
      value={words.slug}
      onChange={(event) => change({ slug: event.target.value })}
      error={errors["slug"]}
    />
  );
}

/** Title and text for search engines and shared links, with a preview. */
function SearchFields({ article: { words, errors, stored, change } }: { article: WrittenArticle }) {
  const path = `/Blogs/${words.slug || slugOf(words.title, "…")}`;
  const { searchTitle = "", searchDescription = "" } = words;
  return (
    <>
      <TextField
        label="Headline in search results"
        name="searchTitle"
        autoComplete="off"
        hint="Leave empty to take the title"
        value={searchTitle}
        onChange={(event) => change({ searchTitle: event.target.value })}
        error={errors["searchTitle"]}
      />
      <TextAreaField
        label="Words in search results"
        name="searchDescription"
        rows={2}
        hint="Leave empty to take the description"
        value={searchDescription}
        onChange={(event) => change({ searchDescription: event.target.value })}
        error={errors["searchDescription"]}
      />
      <FoundAs
        path={path}
        title={searchTitle || words.title}
        description={searchDescription || words.description}
        picture={
          words.shared ?? (stored && stageOf(stored) === "published" ? drawingOf(`/Blogs/${stored.slug}`) : null)
        }
      />
    </>
  );
}
