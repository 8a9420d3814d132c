import type { Article } from "#app/domain/article/article-schema.ts";
import type { Section } from "#app/site/read-section.server.ts";
import { SectionFailure } from "#app/site/failures/section-failure.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { usePageWords } from "#app/site/page-words.ts";
import { ArticleFacts } from "#app/site/blogs/article-facts.tsx";
import { articleAddress, BLOG } from "#app/domain/page-addresses.ts";

export function NextArticles({ articles }: { articles: Section<Article> }) {
  const { next, all } = usePageWords("blogs").article;
  if ("rows" in articles && articles.rows.length === 0) return null;
  return (
    <section className="next-articles far" aria-labelledby="next-articles">
      <div className="wrap">
        <h2 id="next-articles">{next}</h2>
        {"failure" in articles ? (
          <SectionFailure of={articles.failure} />
        ) : (
          <ul>
            {articles.rows.map((article) => (
              <li key={article.id}>
                {article.image_url && (
                  <Picture
                    address={article.image_url}
                    alt=""
                    sizes="(min-width: 900px) 160px, 112px"
                    width={960}
                    height={640}
                    className="art art-32"
                    lazy
                  />
                )}
                <div>
                  <h3>
                    <a href={articleAddress(article.slug)}>{article.title}</a>
                  </h3>
                  <ArticleFacts article={article} />
                </div>
              </li>
            ))}
          </ul>
        )}
        <div className="more">
          <a className="btn btn-quiet" href={BLOG}>
            {all}
          </a>
        </div>
      </div>
    </section>
  );
}
