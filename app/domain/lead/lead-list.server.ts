import { type ExpressionBuilder, sql } from "kysely";
import type { z } from "zod";
import type { Database } from "#db/database.ts";
import type { Tables } from "#db/schema.ts";
import type { Actor } from "#app/domain/activity/activities.server.ts";
import { type ListQuery, type PageOf, pageBounds } from "#app/domain/page-of.ts";
import { likePatterns } from "#app/lib/fold-text.ts";
import { isOverdue } from "./follow-ups.server.ts";
import type { Lead, leadFilters } from "./lead-schema.ts";
import { mergedText, personHolds, samePersonAs } from "./lead-person.server.ts";

export type LeadQuery = ListQuery & z.infer<typeof leadFilters>;

/** Leads, newest first; `q` looks into name, e-mail, phone and course. A merged lead shows in its survivor only. */
export async function listLeads(db: Database, query: LeadQuery, { userId }: Pick<Actor, "userId">) {
  const found = leadsMatching(db, query, userId);
  const bounds = pageBounds(query);
  const page = bounds ? found.limit(bounds.limit).offset(bounds.offset) : found;
  const rows = await leadRows(db)
    // What is computed per lead is computed for the page alone, not for the rows that the offset skips.
    .where("l.id", "in", page.select("l.id").orderBy("l.id", "desc"))
    .orderBy("l.id", "desc")
    .execute();
  return pageOfLeads(rows, bounds, () => countOf(found));
}

/** Any lead, a merged one too. */
export async function findLead(db: Database, id: number): Promise<Lead | null> {
  return (await leadRows(db).where("l.id", "=", id).executeTakeFirst()) ?? null;
}

/** The leads of the same person: those to be merged, and those that are merged into this one. */
export async function listSamePerson(db: Database, { id }: Pick<Lead, "id">): Promise<Lead[]> {
  return leadRows(db)
    .where((of) => of.or([of("l.merged_into_id", "=", id), of("l.id", "in", samePersonAs(sql`${id} + 0`))]))
    .where("l.id", "<>", id)
    .orderBy("l.id", "desc")
    .execute();
}

export async function findLeads(db: Database, ids: number[]): Promise<Lead[]> {
  return leadRows(db).where("l.id", "in", ids).orderBy("l.id", "desc").execute();
}

function leadsMatching(db: Database, { q = "", stage, owner, overdue }: LeadQuery, userId: number | null) {
  let found = db.selectFrom("leads as l").where("l.merged_into_id", "is", null);
  if (stage) found = found.where("l.stage", "=", stage);
  if (owner === "none") found = found.where("l.owner_id", "is", null);
  else if (owner !== undefined) found = found.where("l.owner_id", "=", owner === "me" ? userId : owner);
  if (overdue === "1") found = found.where(isOverdue());
  for (const pattern of likePatterns(q)) found = found.where(personHolds(pattern));
  return found;
}

async function pageOfLeads(
  rows: Lead[],
  bounds: ReturnType<typeof pageBounds>,
  count: () => Promise<number>,
): Promise<PageOf<Lead>> {
  if (!bounds) return { rows };
  const { page, limit, offset } = bounds;
  // The last page tells the total itself: a search for a name reads the table once, not twice.
  const isLast = rows.length < limit && (rows.length > 0 || page === 1);
  return { rows, meta: { total: isLast ? offset + rows.length : await count(), page, limit } };
}

async function countOf(found: ReturnType<typeof leadsMatching>): Promise<number> {
  const { total } = await found.select((of) => of.fn.countAll<number>().as("total")).executeTakeFirstOrThrow();
  return total;
}

const leadRows = (db: Database) =>
  db
    .selectFrom("leads as l")
    .leftJoin("users as u", "u.id", "l.owner_id")
    .select(["l.id", "l.name", "l.email", "l.phone", "l.phone_e164", "l.course", "l.stage", "l.owner_id"])
    .select(["u.username as owner", "l.follow_up_on", "l.merged_into_id", "l.source_page", "l.utm"])
    .select(["l.consent_version", "l.created_at", "l.updated_at"])
    .select((of) => [lastEventAt(of).as("last_event_at"), duplicates.as("duplicates")])
    .select(mergedText.as("merged_text"));

type Leads = ExpressionBuilder<Tables & { l: Tables["leads"] }, "l">;

const lastEventAt = (of: Leads) =>
  of.fn.coalesce(
    of
      .selectFrom("enquiry_events as v")
      .select("v.created_at")
      .whereRef("v.lead_id", "=", "l.id")
      .orderBy("v.id", "desc")
      .limit(1),
    "l.created_at",
  );

const duplicates = sql<number>`(select count(*) from ${samePersonAs(sql`l.id`)} as same_person)`;
