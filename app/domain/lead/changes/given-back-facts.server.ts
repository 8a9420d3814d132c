import type { Database } from "#db/database.ts";
import type { FactChange } from "#db/schema.ts";
import { type FactChanges, type FactName, factNames } from "#app/domain/lead/words/lead-fact-words.ts";
import type { LeadFacts } from "#app/domain/lead/lead-facts-schema.ts";
import { factsRefusal, storeFacts } from "./lead-facts.server.ts";
import { findLead, tellLead } from "#app/domain/lead/list/lead-list.server.ts";
import { wholeOffice } from "#app/domain/lead/record/lead-seers.server.ts";

/**
 * Undoes the facts that a survivor had taken over, except those corrected since, and none if it would be left without
 * phone and email. If it was merged itself and handed facts on, they are undone there, too.
 */
export async function giveBack(db: Database, id: number, taken: FactChanges): Promise<FactChanges> {
  const lead = await tellLead(db, id, wholeOffice);
  const former: LeadFacts = {};
  for (const name of factNames) {
    const fact = taken[name];
    if (fact && (lead[name] ?? "") === fact.to) former[name] = fact.from;
  }
  if (factsRefusal(lead, former)) return {};
  const givenBack = await storeFacts(db, lead, former);
  if (lead.merged_into_id !== null) await giveBack(db, lead.merged_into_id, await handedOn(db, id, givenBack));
  return givenBack;
}

async function handedOn(db: Database, id: number, givenBack: FactChanges): Promise<FactChanges> {
  const found = db.selectFrom("leads").select("gave_on_merge").where("id", "=", id);
  const { gave_on_merge } = await found.executeTakeFirstOrThrow();
  const isSame = ([name, { to }]: [string, FactChange]) => givenBack[name as FactName]?.from === to;
  return Object.fromEntries(Object.entries(gave_on_merge ?? {}).filter(isSame));
}

/** The ids of the lead and of all survivors above it, to be locked together. */
export async function withSurvivors(db: Database, id: number): Promise<number[]> {
  const above = (await findLead(db, id, wholeOffice))?.merged_into_id;
  return above ? [id, ...(await withSurvivors(db, above))] : [id];
}
