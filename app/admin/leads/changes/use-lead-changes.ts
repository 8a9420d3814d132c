import { useMemo } from "react";
import { useFetchers, useSubmit } from "react-router";
import type { Lead } from "#app/domain/lead/lead-schema.ts";
import type { Counsellor } from "#app/domain/lead/counsellor-schema.ts";
import type { ToldOutcome } from "./told-outcome.ts";

export type LeadField = "stage" | "owner_id" | "follow_up_on";

const KEY = "lead-";

/** Saves one decision about a lead; `useHopefulLeads` shows it at once. An empty value takes the field away. */
export function useLeadChange() {
  const submit = useSubmit();
  const fetchers = useFetchers();
  return ({ id, name, ...lead }: Lead, field: LeadField, value: string, told?: ToldOutcome) => {
    // The value shown is one's own, perhaps still on its way: nobody else's is overwritten.
    const isHasty = fetchers.some(({ key, state }) => key === KEY + id && state !== "idle");
    void submit(
      { name, field, from: `${lead[field] ?? ""}`, value, hasty: isHasty ? "1" : "", told: JSON.stringify(told ?? {}) },
      { method: "put", action: `/admin/leads/${id}`, navigate: false, fetcherKey: KEY + id },
    );
  };
}

/** The leads as they will be when the server has taken what is on its way to it; a refusal takes it back. */
export function useHopefulLeads(leads: Lead[], counsellors: Counsellor[]): Lead[] {
  const changes = useFetchers()
    .filter(({ key, formMethod }) => key.startsWith(KEY) && formMethod === "PUT")
    .map(({ key, formData }) => [key.slice(KEY.length), formData?.get("field"), formData?.get("value")]);
  // The list of fetchers is a new one at every rendering.
  const asText = JSON.stringify(changes);
  return useMemo(() => {
    const hopes = new Map((JSON.parse(asText) as [string, LeadField, string][]).map(([id, ...hope]) => [id, hope]));
    if (hopes.size === 0) return leads;
    return leads.map((lead) => {
      const hope = hopes.get(`${lead.id}`);
      return hope ? { ...lead, ...hoped(hope, counsellors) } : lead;
    });
  }, [leads, counsellors, asText]);
}

function hoped([field, value]: [LeadField, string], counsellors: Counsellor[]): Partial<Lead> {
  if (field === "stage") return { stage: value as Lead["stage"] };
  if (field === "follow_up_on") return { follow_up_on: value || null };
  const owner = counsellors.find(({ id }) => `${id}` === value);
  return { owner_id: owner?.id ?? null, owner: owner?.username ?? null };
}
