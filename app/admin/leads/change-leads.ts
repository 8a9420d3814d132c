import { ApiFailure, callForData } from "#app/admin/api/api-client.ts";
import { fieldsOf } from "#app/admin/draft/form-entries.ts";
import { showFailure, showToast, type Undo } from "#app/admin/toast/toasts.ts";
import type { ToldOutcome } from "./changes/told-outcome.ts";
import type { Lead, LeadsOutcome } from "#app/domain/lead/lead-schema.ts";
import { groupDigits } from "#app/lib/money/grouped-number.ts";
import { counted } from "#app/lib/text/counted.ts";

/** A lead that is to get another value than the one it was seen with. */
interface Target {
  id: number;
  name: string;
  from: string;
  /** Why it was lost, or what was enrolled in, where it gets another of these at the stage that it has. */
  had?: Told | undefined;
}

type Told = ToldOutcome | Pick<Lead, "lost_reason"> | Pick<Lead, "enrolment">;

/** Leads that get the same value, with what is told of it. */
export interface LeadGroup {
  value: string;
  told?: Told | undefined;
  leads: Target[];
}

/** As many as the API takes in one transaction. */
const MOST_AT_ONCE = 500;
const NAMED = 3;

/**
 * Changes the selected leads and offers to give each its own value back; those, too, that a failure came after. What
 * somebody else has changed or deleted meanwhile stays so, and is named.
 */
export async function changeLeads(request: Request): Promise<null> {
  const { field, groups: asked, words } = fieldsOf(await request.formData(), ["field", "groups", "words"]);
  const groups = JSON.parse(asked) as LeadGroup[];
  const changed: LeadGroup[] = [];
  const kept: string[] = [];
  let failure = "";
  try {
    for (const { leads, ...group } of partsOf(groups)) {
      const outcome = await changeAll(leads, { [field]: group.value || null, ...group.told });
      const reasons = new Map(outcome.kept.map(({ id, why }) => [id, why]));
      const moved = new Set(outcome.changed.map(({ id }) => id));
      changed.push({ ...group, leads: leads.filter(({ id }) => moved.has(id)) });
      kept.push(...leads.flatMap(({ id, name }) => (reasons.has(id) ? [`${name} (${reasons.get(id)})`] : [])));
    }
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error;
    failure = error.message;
  }
  const undo = undoOf(field, changed);
  if (kept.length === 0 && !failure) {
    showToast(`${counted(countIn(changed), "lead")} ${words}`, undo);
    return null;
  }
  const quicker = kept.length > 0 ? `Not changed: ${namesOf(kept)}.` : "";
  const count = `${groupDigits(countIn(changed))} of ${counted(countIn(groups), "lead")} ${words}.`;
  showFailure([count, quicker, failure].filter(Boolean).join(" "), undo);
  return null;
}

function* partsOf(groups: LeadGroup[]) {
  for (const { leads, ...group } of groups) {
    for (let start = 0; start < leads.length; start += MOST_AT_ONCE) {
      yield { ...group, leads: leads.slice(start, start + MOST_AT_ONCE) };
    }
  }
}

async function changeAll(leads: Target[], change: Record<string, unknown>): Promise<LeadsOutcome> {
  const [field] = Object.keys(change) as [string];
  // A tag stands beside others: there is no value that somebody else might have set.
  const seen = leads.map(({ id, from }) => (opposites[field] ? { id } : { id, from: { [field]: from || null } }));
  const body = { leads: seen, ...change };
  return await callForData<LeadsOutcome>("leads-bulk", { method: "PUT", body });
}

/** Gives back what each lead had, as long as it still has what it was given. */
function undoOf(field: string, changed: LeadGroup[]): Undo | undefined {
  const opposite = opposites[field];
  if (opposite && countIn(changed) === 0) return undefined;
  if (opposite) return undoBy(opposite, changed);
  const moves = changed.flatMap(({ value, told, leads }) =>
    leads.map(({ from, had, ...lead }) => ({
      to: { value: from, told: had },
      lead: { ...lead, from: value, had: had && told },
    })),
  );
  if (moves.length === 0) return undefined;
  const former = Map.groupBy(moves, ({ to }) => JSON.stringify(to));
  const groups = [...former.values()].map((same) => ({ ...same[0]!.to, leads: same.map(({ lead }) => lead) }));
  return undoBy(field, groups);
}

const undoBy = (field: string, groups: LeadGroup[]): Undo => ({
  action: "/admin/leads",
  method: "put",
  fields: { field, groups: JSON.stringify(groups), words: "put back" },
});

const opposites: Record<string, string> = { add_tag: "remove_tag", remove_tag: "add_tag" };

const countIn = (groups: LeadGroup[]) => groups.reduce((sum, { leads }) => sum + leads.length, 0);

function namesOf(kept: string[]): string {
  const more = kept.length - NAMED;
  return kept.slice(0, NAMED).join(", ") + (more > 0 ? ` and ${more} more` : "");
}
