import type { Article } from "#app/domain/article/article-schema.ts";
import { rowId } from "#app/site/paging/load-more.tsx";
import { phoneWidth, Picture } from "#app/ui/picture.tsx";
import { articleAddress } from "#app/domain/page-addresses.ts";
import { ArticleFacts } from "./article-facts.tsx";

const sizes = {
  lead: `(min-width: 1240px) 680px, (min-width: 900px) 56vw, (min-width: 640px) 92vw, ${phoneWidth}`,
  row: `(min-width: 1240px) 378px, (min-width: 900px) 30vw, (min-width: 600px) 240px, ${phoneWidth}`,
};

interface ArticleCardProps {
  article: Article;
  /** Its place in the list, counted from 1. */
  place: number;
  /** The layout: every fourth one leads its group. */
  look: "lead" | "row";
}

export function ArticleCard({ article, place, look }: ArticleCardProps) {
  const { slug, title, description, image_url, category } = article;
  return (
    <li className={`article-card article-${look}`} id={rowId(place)}>
      {image_url && (
        <Picture
          address={image_url}
          alt=""
          sizes={sizes[look]}
          width={960}
          height={640}
          className="art art-32"
          lazy={place > 1}
          fetchPriority={place === 1 ? "high" : undefined}
        />
      )}
      <div>
        <p>
          <span className="badge">{category}</span>
        </p>
        <h2>
          <a href={articleAddress(slug)}>{title}</a>
        </h2>
        <p className="soft">{description}</p>
        <ArticleFacts article={article} />
      </div>
    </li>
  );
}
