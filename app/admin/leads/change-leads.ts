import { ApiFailure, callForData } from "#app/admin/api/api-client.ts";
import { fieldsOf } from "#app/admin/draft/form-entries.ts";
import { showFailure, showToast, type Undo } from "#app/admin/toast/toasts.ts";
import type { ToldOutcome } from "./changes/told-outcome.ts";
import type { Lead, LeadsOutcome } from "#app/domain/lead/lead-schema.ts";
import { groupDigits } from "#app/lib/money/grouped-number.ts";
import { counted } from "#app/lib/text/counted.ts";

/** A lead to change, with the value that was shown. */
interface Target {
  id: number;
  name: string;
  from: string;
  /** The reason or enrolment so far, if it changes while the stage stays. */
  had?: Told | undefined;
}

type Told = ToldOutcome | Pick<Lead, "lost_reason"> | Pick<Lead, "enrolment">;

/** Leads that get the same value, with its reason or enrolment. */
export interface LeadGroup {
  value: string;
  told?: Told | undefined;
  leads: Target[];
}

/** The API's limit for one transaction. */
const MOST_AT_ONCE = 500;
const NAMED = 3;

/**
 * Changes the selected leads and offers an undo, even if a failure followed. Leads that somebody else changed or
 * deleted meanwhile are left and named.
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
  // Tags are added to others, so no value can conflict.
  const seen = leads.map(({ id, from }) => (opposites[field] ? { id } : { id, from: { [field]: from || null } }));
  const body = { leads: seen, ...change };
  return await callForData<LeadsOutcome>("leads-bulk", { method: "PUT", body });
}

/** Restores each lead's earlier value, if it still has the new one. */
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
