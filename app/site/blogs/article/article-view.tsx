import type { Article } from "#app/domain/article/article-schema.ts";
import type { Author } from "#app/domain/article/find-author.server.ts";
import { Breadcrumbs } from "#app/site/breadcrumbs/breadcrumbs.tsx";
import type { Section } from "#app/site/read-section.server.ts";
import { ShareButton } from "#app/site/sharing/share-button.tsx";
import { phoneWidth, Picture } from "#app/ui/picture.tsx";
import { usePageWords } from "#app/site/page-words.ts";
import { ArticleFacts } from "#app/site/blogs/article-facts.tsx";
import type { Heading } from "./article-outline.ts";
import { articleAddress, BLOG } from "#app/domain/page-addresses.ts";
import { NextArticles } from "./next-articles.tsx";

/** The fields of an article on the page; a preview has no others. */
export type ShownArticle = Pick<
  Article,
  "title" | "slug" | "description" | "category" | "image_url" | "image_alt" | "date" | "readTime"
>;

interface ArticleViewProps {
  article: ShownArticle;
  author: Author | null;
  /** With ids for headings, and pictures in several sizes. */
  body: string;
  headings: Heading[];
  next: Section<Article>;
}

export const trailOf = ({ title, slug }: Pick<Article, "title" | "slug">) => [
  { label: "Our Blog", path: BLOG },
  { label: title, path: articleAddress(slug) },
];

/** An article's public page, also for previews. */
export function ArticleView({ article, author, body, headings, next }: ArticleViewProps) {
  return (
    <>
      <article className="wrap article-page">
        <Breadcrumbs trail={trailOf(article)} />
        <ArticleHead article={article} author={author} />
        <div className="article-grid">
          <ArticleAside headings={headings} />
          {/* Sanitised on saving: see sanitize-body.server.ts. */}
          <div className="prose far" dangerouslySetInnerHTML={{ __html: body }} />
        </div>
      </article>
      <NextArticles articles={next} />
    </>
  );
}

function ArticleHead({ article, author }: Pick<ArticleViewProps, "article" | "author">) {
  const { title, description, category, image_url, image_alt } = article;
  return (
    <header className="article-head">
      <div>
        <p>
          <span className="badge">{category}</span>
        </p>
        <h1>{title}</h1>
        <p className="lede">{description}</p>
        {author ? <ArticleAuthor author={author} article={article} /> : <ArticleFacts article={article} />}
        <ShareButton path={articleAddress(article.slug)} title={title} />
      </div>
      {image_url && (
        <Picture
          address={image_url}
          alt={image_alt}
          sizes={`(min-width: 1240px) 663px, (min-width: 1024px) 54vw, (min-width: 640px) 100vw, ${phoneWidth}`}
          width={960}
          height={640}
          className="art art-32 article-art"
          fetchPriority="high"
        />
      )}
    </header>
  );
}

/** The author, with the article's facts. */
function ArticleAuthor({ author, article }: { author: Author; article: ShownArticle }) {
  return (
    <div className="article-author">
      {author.image && <Picture address={author.image} alt="" sizes="64px" width={480} height={480} className="arch" />}
      <div>
        <p>
          <b>{author.name}</b>
          <span className="soft">{author.title}</span>
        </p>
        <ArticleFacts article={article} />
      </div>
    </div>
  );
}

/** The table of contents, and a link to ask; on a phone the link follows the text. */
function ArticleAside({ headings }: { headings: Heading[] }) {
  const { contents, question, ask } = usePageWords("blogs").article;
  return (
    <aside className="article-aside" aria-label="About this article">
      {headings.length > 1 && (
        <nav aria-labelledby="contents">
          <h2 id="contents">{contents}</h2>
          {headings.map(({ id, text }) => (
            <a key={id} href={`#${id}`}>
              {text}
            </a>
          ))}
        </nav>
      )}
      <p className="article-ask">
        {question}{" "}
        <a className="go" href="/guidance">
          {ask}
        </a>
      </p>
    </aside>
  );
}
