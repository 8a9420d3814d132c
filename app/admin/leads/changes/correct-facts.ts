import { replace } from "react-router";
import { fieldsOf } from "#app/admin/draft/form-entries.ts";
import { callForData } from "#app/admin/api/api-client.ts";
import type { SaveRefusal } from "#app/admin/form/use-field-checks.ts";
import { closedAddress } from "#app/admin/list/list-address.ts";
import { refusalOf } from "#app/admin/record/record-actions.ts";
import { showToast } from "#app/admin/toast/toasts.ts";
import { type FactName, factNames } from "#app/domain/lead/words/lead-fact-words.ts";
import type { Lead } from "#app/domain/lead/lead-schema.ts";

type Facts = Partial<Record<FactName, string>>;

/** The facts of a lead in the form's format. */
export const factsOf = (lead: Pick<Lead, FactName>): Facts =>
  Object.fromEntries(factNames.map((name) => [name, lead[name] ?? ""]));

/** Saves the changed facts; one that somebody else corrected meanwhile is refused. */
export async function correctFacts(request: Request): Promise<SaveRefusal> {
  const { id, over, ...typed } = fieldsOf(await request.formData(), ["id", "over", ...factNames]);
  const known = JSON.parse(over) as Facts;
  const changed = factNames.filter((name) => typed[name].trim() !== known[name]);
  const [to, from] = [pick(typed, changed), pick(known, changed)];
  try {
    await storeFacts(id, to, from);
  } catch (error) {
    return refusalOf(error, "Error saving lead");
  }
  throw replace(closedAddress(request.url, id));
}

/** Saves facts, with a toast that offers to restore the earlier ones. */
export async function storeFacts(id: string, to: Facts, from: Facts): Promise<void> {
  const lead = await callForData<Lead>("leads", { method: "PUT", query: { id }, body: { ...to, from } });
  const fields = { act: "facts", to: JSON.stringify(from), from: JSON.stringify(pick(factsOf(lead), namesIn(to))) };
  showToast(
    `${lead.name} saved`,
    namesIn(to).length === 0 ? undefined : { action: `/admin/leads/${id}`, method: "put", fields },
  );
}

const namesIn = (facts: Facts) => Object.keys(facts) as FactName[];

const pick = (facts: Facts, names: FactName[]): Facts =>
  Object.fromEntries(names.map((name) => [name, facts[name] ?? ""]));
