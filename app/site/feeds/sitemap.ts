import { listPublishedArticles } from "#app/domain/article/articles.server.ts";
import { listCourses } from "#app/domain/course/courses.server.ts";
import { listPublishedImages } from "#app/domain/gallery-image/gallery-images.server.ts";
import { listUniversities } from "#app/domain/university/universities.server.ts";
import { escapeXml } from "#app/lib/escape-xml.ts";
import { requestServices } from "#app/request-context.ts";
import type { Route } from "./+types/sitemap";

interface Address {
  path: string;
  /** When what it shows last changed; absent where nobody keeps count. */
  changed?: string | undefined;
}

/** Every page that visitors may find through a search, each with the date of what it shows. */
export async function loader({ context }: Route.LoaderArgs) {
  const { db, publicOrigin } = context.get(requestServices);
  const [courses, universities, articles, images] = await Promise.all([
    listCourses(db),
    listUniversities(db),
    listPublishedArticles(db),
    listPublishedImages(db),
  ]);
  const coursePages = courses.rows.map(({ slug, updated_at }) => ({ path: `/courses/${slug}`, changed: updated_at }));
  const universityPages = universities.rows.map(({ slug, updated_at }) => ({
    path: `/universities/${slug}`,
    changed: updated_at,
  }));
  const articlePages = articles.rows.map(({ slug, date, updated_at }) => ({
    path: `/Blogs/${slug}`,
    changed: date && date > updated_at ? date : updated_at,
  }));
  const typePages = ["UG", "PG", "PGDCS"].map((type) => ({
    path: `/${type}`,
    changed: latest(courses.rows.filter(({ degree_type }) => degree_type === type).map(changeOf)),
  }));
  const fieldPages = ["mba", "engineering", "data-science", "medicine"].map((field) => ({
    path: `/courses/${field}`,
    changed: latest(courses.rows.filter((course) => course.field === field).map(changeOf)),
  }));
  return sendSitemap(publicOrigin, [
    { path: "/" },
    { path: "/courses", changed: latest(courses.rows.map(changeOf)) },
    ...typePages,
    ...fieldPages,
    { path: "/universities", changed: latest(universities.rows.map(changeOf)) },
    { path: "/Blogs", changed: latest(articlePages.map(({ changed }) => changed)) },
    { path: "/Gallery", changed: latest(images.rows.map(changeOf)) },
    ...["/about", "/contact", "/OnlineAdmission", "/guidance", "/privacy", "/terms"].map((path) => ({ path })),
    ...coursePages,
    ...universityPages,
    ...articlePages,
  ]);
}

const changeOf = (row: { updated_at: string }) => row.updated_at;
/** ISO instants in UTC sort as text. */
const latest = (instants: string[]) => instants.toSorted().at(-1);

function sendSitemap(origin: string, addresses: Address[]) {
  const urls = addresses.map(({ path, changed }) => {
    const lastmod = changed === undefined ? "" : `<lastmod>${changed}</lastmod>`;
    return `<url><loc>${escapeXml(origin + path)}</loc>${lastmod}</url>`;
  });
  const map = `<?xml version="1.0" encoding="utf-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join("\n")}
</urlset>
`;
  return new Response(map, { headers: { "content-type": "application/xml; charset=utf-8" } });
}
