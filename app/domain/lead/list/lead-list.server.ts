import { type Selectable, sql } from "kysely";
import { isAmongIds } from "#db/statements/among-ids.ts";
import { atOnce } from "#db/statements/at-once.ts";
import type { Database } from "#db/database.ts";
import type { Tables } from "#db/schema.ts";
import { plannedOnce } from "#db/statements/planned-once.ts";
import { MOST_COUNTED, type PageOf, pageBounds, upToMost } from "#app/domain/list/page-of.ts";
import { factAskedIn } from "#app/domain/course/words/course-facts.content.ts";
import { matchingRows } from "#app/domain/records/matching/matching.server.ts";
import { findDeskRules } from "#app/domain/desk-rules/desk-rules.server.ts";
import type { DeskRules } from "#app/domain/desk-rules/desk-rules-schema.ts";
import type { Tag } from "#app/domain/tag/tag-schema.ts";
import { findTagsOf } from "#app/domain/tag/tags.server.ts";
import { blocked, isListed } from "#app/domain/lead/record/lead-columns.server.ts";
import { countLeadsByFilter } from "./lead-counts.server.ts";
import { leadConditions } from "./lead-filters.server.ts";
import type { LeadQuery } from "#app/domain/lead/lead-list-schema.ts";
import { findLeadPage } from "./lead-page.server.ts";
import { leadsNarrowed } from "./leads-narrowed.server.ts";
import { withPromises } from "./lead-promises.server.ts";
import {
  countedAsPerson,
  mergedCount,
  samePersonAs,
  sharesAnything,
} from "#app/domain/lead/record/lead-person.server.ts";
import type { Lead } from "#app/domain/lead/lead-schema.ts";
import { isSeenBy, type Seer } from "#app/domain/lead/record/lead-seers.server.ts";
import { orderAsked, wholeOrder } from "./lead-sorts.server.ts";

/**
 * Lists leads, newest first or as sorted; `q` searches name, e-mail, phone and course. A merged lead appears only as
 * its survivor.
 */
export async function listLeads(db: Database, query: LeadQuery, seer: Seer): Promise<PageOf<Lead>> {
  const bounds = pageBounds(query);
  if (!bounds) return { rows: await listAllLeads(db, query, seer) };
  const { ids, count } = await findLeadPage(db, query, seer, bounds);
  const leads = new Map((await tellLeads(db, ids, seer)).map((lead) => [lead.id, lead]));
  if (bounds.behind !== undefined) return { rows: ids.flatMap((id) => leads.get(id) ?? []) };
  const counts = query.counts === "1" ? { counts: await countLeadsByFilter(db, seer) } : {};
  const meta = { ...count, page: bounds.page, limit: bounds.limit, ...counts };
  return { rows: ids.flatMap((id) => leads.get(id) ?? []), meta };
}

async function listAllLeads(db: Database, query: LeadQuery, seer: Seer): Promise<Lead[]> {
  const matching = await matchingRows(db, "leads", query.q);
  const leads = leadsNarrowed(leadRows(db, seer), leadConditions(query, seer), matching?.narrow);
  return wholeLeads(db, await leads.orderBy(wholeOrder(orderAsked(query))).execute());
}

type Row = Omit<Parameters<typeof withPromises>[0][number], "asked_course" | "asks_about"> &
  Pick<Selectable<Tables["leads"]>, "course_id"> & { asked_title: string | null; asked_university: string | null };

/** Adds what other tables hold about leads, one query each. */
async function wholeLeads(db: Database, rows: Row[]): Promise<Lead[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const [tags, rules] = await atOnce(db, [() => findTagsOf(db, ids), () => findDeskRules(db)]);
  return joined(rows, tags, rules);
}

const joined = (rows: Row[], tags: Map<number, Tag[]>, rules: DeskRules): Lead[] =>
  withPromises(rows.map(withAskedCourse), rules).map((lead) => ({ ...lead, tags: tags.get(lead.id) ?? [] }));

/** The course that it asks about has no title where it is no more. */
function withAskedCourse({ course_id, asked_title: title, asked_university, ...lead }: Row) {
  const isKnown = course_id !== null && title !== null;
  const asked_course = isKnown ? { id: course_id, title, university: asked_university ?? "" } : null;
  return { ...lead, asked_course, asks_about: factAskedIn(lead.course) };
}

/** A lead that the user may see, merged or not; null if there is none. */
export async function findLead(db: Database, id: number, seer: Seer): Promise<Lead | null> {
  return (await findLeads(db, [id], seer))[0] ?? null;
}

/** Those of these leads that the user may see. */
export async function findLeads(db: Database, ids: number[], seer: Seer): Promise<Lead[]> {
  if (ids.length === 0) return [];
  const rows = leadRows(db, seer).where("l.id", "in", ids).where(isSeenBy(seer));
  return wholeLeads(db, await rows.orderBy("l.id", "desc").execute());
}

/**
 * Reads a lead without checking whether the user may see it: after a change it may be somebody else's.
 * @throws if it does not exist.
 */
export async function tellLead(db: Database, id: number, seer: Seer): Promise<Lead> {
  const row = await leadRows(db, seer).where("l.id", "=", id).executeTakeFirstOrThrow();
  return (await wholeLeads(db, [row]))[0]!;
}

/** The same for several leads; leaves out those that are gone. */
export async function tellLeads(db: Database, ids: number[], seer: Seer): Promise<Lead[]> {
  if (ids.length === 0) return [];
  const leads = leadRows(db, seer)
    .where(isAmongIds(db, "l.id", ids))
    .orderBy("l.id", "desc")
    .modifyEnd(plannedOnce);
  const reads = [() => leads.execute(), () => findTagsOf(db, ids), () => findDeskRules(db)] as const;
  return joined(...(await atOnce(db, reads)));
}

const MOST_TOLD = 50;

/**
 * The other leads of the same person, newest activity first: those that could be merged into this one, and those that
 * are. `meta` counts all.
 */
export async function listSamePerson(db: Database, lead: Pick<Lead, "id">, seer: Seer): Promise<PageOf<Lead>> {
  const id = sql`${lead.id} + 0`;
  const found = await leadRows(db, seer)
    .where((of) => of.or([of("l.merged_into_id", "=", lead.id), of("l.id", "in", samePersonAs(id))]))
    .where("l.id", "<>", lead.id)
    .where(isSeenBy(seer))
    .orderBy("l.last_event_at", "desc")
    .orderBy("l.id", "desc")
    .limit(MOST_TOLD)
    .execute();
  const count = found.length < MOST_TOLD ? { total: found.length } : await countSamePerson(db, lead.id, seer);
  return { rows: await wholeLeads(db, found), meta: { ...count, page: 1, limit: MOST_TOLD } };
}

async function countSamePerson(db: Database, id: number, seer: Seer) {
  const sharing = sql<{ id: number }>`
    select l.id from leads l
    where (l.merged_into_id = ${id} or (${isListed} and ${sharesAnything(sql`${id} + 0`)}))
      and l.id <> ${id} and ${isSeenBy(seer)} limit ${sql.lit(MOST_COUNTED + 1)}`;
  const { rows } = await sql<{ total: number }>`select count(*) as total from (${sharing}) as sharing`.execute(db);
  return upToMost(rows[0]!.total);
}

const leadRows = (db: Database, seer: Seer) =>
  db
    .selectFrom("leads as l")
    .leftJoin("users as u", "u.id", "l.owner_id")
    .select(["l.id", "l.name", "l.email", "l.phone", "l.phone_e164", "l.course", "l.stage", "l.owner_id"])
    .leftJoin("courses as asked", "asked.id", "l.course_id")
    .leftJoin("universities as at", "at.id", "asked.university_id")
    .select(["l.course_id", "asked.title as asked_title", "at.name as asked_university"])
    .select(["l.second_phone", "l.second_phone_e164", "l.city", "l.language", "l.best_time"])
    .select(["u.username as owner", "l.owner_note", "l.follow_up_on", "l.merged_into_id", "l.source_page", "l.utm"])
    .select(["l.consent_version", "l.created_at", "l.updated_at", "l.last_event_at"])
    .select(["l.lost_reason", "l.enrolment", "l.first_reply_at"])
    .select(duplicatesFor(seer).as("duplicates"))
    .select(blocked.as("no_contact"))
    .select(mergedCount.as("merged_count"));

const duplicatesFor = (seer: Seer) =>
  sql<number>`(select count(*) from ${countedAsPerson(sql`l.id`)} as same_person where ${isSeenBy(seer, sql`same_person.id`)})`;
