import { type RawBuilder, sql, type SqlBool } from "kysely";
import type { Database } from "#db/database.ts";
import { countMerged } from "#app/domain/lead/list/lead-counts.server.ts";
import { type Seer, seenBy } from "#app/domain/lead/record/lead-seers.server.ts";
import { type SentNoun, sentSeenBy } from "#app/domain/lead/record/sent-seers.server.ts";
import { type Count, MOST_COUNTED, upToMost } from "#app/domain/list/page-of.ts";
import { countBounded } from "#app/domain/records/list/count-rows.server.ts";
import type { SearchedTable } from "#app/domain/records/matching/holding-words.server.ts";
import { type Matching, matchingRows } from "#app/domain/records/matching/matching.server.ts";
import { foldText } from "#app/lib/text/fold-text.ts";
import { isPermitted, type Role } from "#app/domain/permission/permissions.ts";
import { type PanelFind, searchPermissions } from "./panel-search-schema.ts";
import { isTooShort } from "./short-search.ts";

const MOST_PER_KIND = 5;

type Kind = PanelFind["kind"];

/** How a kind is shown; its table is aliased `r`. */
interface Shown {
  table: SearchedTable;
  title: RawBuilder<string>;
  /** Tells two of the same title apart. */
  detail: RawBuilder<string>;
}

/** A few records of each kind, and how many its own list finds by the same words. */
export interface PanelSearch {
  finds: PanelFind[];
  counts: Partial<Record<Kind, Count>>;
}

interface Searcher {
  role: Role;
  seer: Seer;
}

/**
 * Finds the records that hold all words of the query and that the asker may see. Kinds with a title or name equal to
 * the query come first, and within a kind such records, then the newest. Telephone numbers match however they are
 * grouped.
 */
export async function searchPanel(db: Database, query: string, { role, seer }: Searcher): Promise<PanelSearch> {
  if (isTooShort(query)) return { finds: [], counts: {} };
  const kinds = (Object.keys(shown) as Kind[]).filter((kind) => isPermitted(role, searchPermissions[kind]));
  const found = await Promise.all(
    kinds.map(async (kind) => ({ kind, ...(await searchKind(db, { kind, query, seer })) })),
  );
  const held = found
    .filter(({ count }) => count.total > 0)
    .toSorted((one, other) => Number(other.isCalledSo) - Number(one.isCalledSo));
  return {
    finds: held.flatMap(({ finds }) => finds),
    counts: Object.fromEntries(held.map(({ kind, count }) => [kind, count])),
  };
}

interface KindAsked {
  kind: Kind;
  query: string;
  seer: Seer;
}

interface FoundKind {
  finds: PanelFind[];
  count: Count;
  /** Whether one has exactly this title or name. */
  isCalledSo: boolean;
}

async function searchKind(db: Database, { kind, query, seer }: KindAsked): Promise<FoundKind> {
  const { table, title, detail } = shown[kind];
  const matching = await matchingRows(db, table, query);
  if (!matching) return { finds: [], count: { total: 0 }, isCalledSo: false };
  const all = db
    .selectFrom(`${table} as r`)
    .$if(kind === "lead", (leads) =>
      leads
        .where(sql`r.merged_into_id`, "is", null)
        .where(seenBy(seer, (name) => sql.ref(`r.${name}`)) ?? sql<SqlBool>`true`),
    )
    .$if(kind === "user", (users) => users.where(sql`r.closed_at`, "is", null))
    .$if(kind === "message" || kind === "application", (sent) =>
      sent.where(sentSeenBy(seer, kind as SentNoun, "r") ?? sql<SqlBool>`true`),
    );
  const total = (await areMore(db, kind, matching, seer))
    ? MOST_COUNTED + 1
    : await countBounded(db, all, "r", matching.takeAll);
  const found = matching
    .narrow(all, "r")
    .select([sql.lit(kind).as("kind"), sql<number>`r.id`.as("id"), title.as("title"), detail.as("detail")])
    .orderBy(sql`r.id`, "desc")
    .limit(MOST_PER_KIND);
  if (total === 0) return { finds: [], count: { total }, isCalledSo: false };
  const isCalledSo = sql<boolean>`lower(${title}) = ${foldText(query.trim())}`;
  // Among very many records, only an index on the title finds exact titles fast enough.
  const exact = total <= MOST_COUNTED || withTitleIndex.has(kind) ? await found.where(isCalledSo).execute() : [];
  const newest = await found.execute();
  const finds = [...new Map([...exact, ...newest].map((find) => [find.id, find])).values()] as PanelFind[];
  return { finds: finds.slice(0, MOST_PER_KIND), count: upToMost(total), isCalledSo: exact.length > 0 };
}

/** Whether more match than lists count, as far as an index can tell for all records of the kind. */
async function areMore(db: Database, kind: Kind, matching: Matching, seer: Seer): Promise<boolean> {
  if (!matching.areMoreThan || (kind === "lead" && seenBy(seer) !== null)) return false;
  return matching.areMoreThan(MOST_COUNTED + (kind === "lead" ? await countMerged(db) : 0));
}

const withTitleIndex = new Set<Kind>(["lead", "course", "university", "user"]);

const shown: Record<Kind, Shown> = {
  lead: { table: "leads", title: sql`r.name`, detail: sql`coalesce(nullif(r.phone, ''), r.email)` },
  message: { table: "messages", title: sql`r.subject`, detail: sql`r.name` },
  application: { table: "applications", title: sql`r.first_name || ' ' || r.last_name`, detail: sql`r.phone` },
  subscriber: { table: "subscribers", title: sql`r.email`, detail: sql`r.status` },
  template: { table: "templates", title: sql`r.name`, detail: sql`r.channel` },
  user: { table: "users", title: sql`r.username`, detail: sql`r.email` },
  course: {
    table: "courses",
    title: sql`r.title`,
    detail: sql`(select u.name from universities u where u.id = r.university_id)`,
  },
  university: { table: "universities", title: sql`r.name`, detail: sql`r.location` },
  program: { table: "programs", title: sql`r.title`, detail: sql`r.duration` },
  article: { table: "articles", title: sql`r.title`, detail: sql`r.category` },
};
