import { articleAddress, BLOG } from "#app/domain/page-addresses.ts";
import type { Article } from "#app/domain/article/article-schema.ts";
import { listPublishedArticles } from "#app/domain/article/articles.server.ts";
import { readPageWords } from "#app/domain/page-text/page-texts.server.ts";
import { findSettings } from "#app/domain/settings/settings.server.ts";
import { escapeXml } from "#app/lib/text/escape-xml.ts";
import { requestServices } from "#app/request-context.ts";
import type { Route } from "./+types/blog-feed";
import { FEED } from "./feed-address.ts";

const NEWEST = 20;

/** The newest articles as an Atom feed (RFC 4287). */
export async function loader({ context }: Route.LoaderArgs) {
  const { db, publicOrigin } = context.get(requestServices);
  const [{ siteName }, { search }, { rows }] = await Promise.all([
    findSettings(db),
    readPageWords(db, "blogs"),
    listPublishedArticles(db, { page: 1, limit: NEWEST }),
  ]);
  const updated = rows.map(lastChangeOf).toSorted().at(-1) ?? new Date(0).toISOString();
  const feed = `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en-IN">
<title>${escapeXml(search.title)} | ${escapeXml(siteName)}</title>
<id>${publicOrigin}${BLOG}</id>
<link href="${publicOrigin}${BLOG}"/>
<link rel="self" type="application/atom+xml" href="${publicOrigin}${FEED}"/>
<updated>${updated}</updated>
<author><name>${escapeXml(siteName)}</name></author>
${rows.map((article) => entryOf(article, publicOrigin)).join("\n")}
</feed>
`;
  return new Response(feed, { headers: { "content-type": "application/atom+xml; charset=utf-8" } });
}

/** A tag URI contains a year in which the host was ours (RFC 4151). */
const TAGGED_IN = 2026;

/** Not the address: if it changed, feed readers would show the entry again. */
const idOf = ({ id }: Article, origin: string) => `tag:${new URL(origin).hostname},${TAGGED_IN}:article-${id}`;

/** An article may have been finished before it appeared. */
const lastChangeOf = ({ date, updated_at }: Article) => (date && date > updated_at ? date : updated_at);

function entryOf(article: Article, origin: string) {
  const address = origin + articleAddress(article.slug);
  return `<entry>
<title>${escapeXml(article.title)}</title>
<id>${idOf(article, origin)}</id>
<link href="${address}"/>
<published>${article.date}</published>
<updated>${lastChangeOf(article)}</updated>
<category term="${escapeXml(article.category)}"/>
<summary>${escapeXml(article.description)}</summary>
</entry>`;
}
