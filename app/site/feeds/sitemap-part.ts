import type { Database } from "#app/domain/database-type.ts";
import { degreeTypes } from "#app/domain/course/course-schema.ts";
import { listMappedPages } from "#app/domain/page/pages.server.ts";
import { findLastChange, listPartPages, type MappedTable } from "#app/domain/sitemap/addresses.server.ts";
import {
  articleAddress,
  BLOG,
  courseAddress,
  fieldAddress,
  programAddress,
  universityAddress,
} from "#app/domain/page-addresses.ts";
import { escapeXml } from "#app/lib/text/escape-xml.ts";
import { requestServices } from "#app/request-context.ts";
import { fieldPages } from "#app/site/fields/field-pages.content.ts";
import type { Route } from "./+types/sitemap-part";
import { readPartName } from "./sitemap-addresses.ts";
import { sendXml } from "./send-xml.ts";

interface Address {
  path: string;
  /** When its content last changed; absent if unknown. */
  changed?: string | undefined;
}

/** A part of the site map: each page with the date of its content. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { db, publicOrigin } = context.get(requestServices);
  const part = readPartName(params.part);
  const addresses = part === null ? [] : part === "pages" ? await listFixedPages(db) : await listRecords(db, part);
  if (addresses.length === 0) return new Response("There is no such part of the site map.", { status: 404 });
  const entries = addresses.map(({ path, changed }) => {
    const lastmod = changed === undefined ? "" : `<lastmod>${changed}</lastmod>`;
    return `<url><loc>${escapeXml(publicOrigin + path)}</loc>${lastmod}</url>`;
  });
  return sendXml("urlset", entries);
}

const addresses: Record<MappedTable, (slug: string) => string> = {
  courses: courseAddress,
  universities: universityAddress,
  programs: programAddress,
  articles: articleAddress,
};

async function listRecords(
  db: Database,
  { table, number }: { table: MappedTable; number: number },
): Promise<Address[]> {
  const pages = await listPartPages(db, table, number);
  return pages.map(({ slug, changed }) => ({ path: addresses[table](slug), changed }));
}

/** The fixed pages, and the office pages. */
async function listFixedPages(db: Database): Promise<Address[]> {
  const lists = [
    { path: "/courses", table: "courses" as const },
    ...degreeTypes.map((value) => ({
      path: `/${value}`,
      table: "courses" as const,
      where: { column: "degree_type" as const, value },
    })),
    ...fieldPages.map((value) => ({
      path: fieldAddress(value),
      table: "courses" as const,
      where: { column: "field" as const, value },
    })),
    { path: "/universities", table: "universities" as const },
    { path: BLOG, table: "articles" as const },
    { path: "/Gallery", table: "gallery_images" as const, where: { column: "is_published" as const, value: 1 } },
  ];
  const dated = await Promise.all(
    lists.map(async ({ path, ...list }) => ({ path, changed: await findLastChange(db, list) })),
  );
  const others = ["/find", "/about", "/contact", "/OnlineAdmission", "/guidance", "/who-pays-us", "/privacy", "/terms"];
  return [{ path: "/" }, ...dated, ...others.map((path) => ({ path })), ...(await listMappedPages(db))];
}
