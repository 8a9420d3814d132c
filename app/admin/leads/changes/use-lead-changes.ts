import { useMemo } from "react";
import { useFetchers, useSubmit } from "react-router";
import { SHOWN_AT_ONCE } from "#app/admin/screen/fetched-first.ts";
import type { Lead } from "#app/domain/lead/lead-schema.ts";
import type { Counsellor } from "#app/domain/lead/counsellor-schema.ts";
import type { ToldOutcome } from "./told-outcome.ts";

export type LeadField = "stage" | "owner_id" | "follow_up_on";

/** Saves one field of a lead; `useHopefulLeads` shows it at once. An empty value clears the field. */
export function useLeadChange() {
  const submit = useSubmit();
  const fetchers = useFetchers();
  return ({ id, name, ...lead }: Lead, field: LeadField, value: string, told?: ToldOutcome) => {
    // The shown value may be an own change still being saved: it overwrites nobody else's.
    const isHasty = fetchers.some(({ key, state }) => key === SHOWN_AT_ONCE + id && state !== "idle");
    void submit(
      { name, field, from: `${lead[field] ?? ""}`, value, hasty: isHasty ? "1" : "", told: JSON.stringify(told ?? {}) },
      { method: "put", action: `/admin/leads/${id}`, navigate: false, fetcherKey: SHOWN_AT_ONCE + id },
    );
  };
}

/** The leads with changes that are being saved; a refusal removes them. */
export function useHopefulLeads(leads: Lead[], counsellors: Counsellor[]): Lead[] {
  const changes = useFetchers()
    .filter(({ key, formMethod }) => key.startsWith(SHOWN_AT_ONCE) && formMethod === "PUT")
    .map(({ key, formData }) => [key.slice(SHOWN_AT_ONCE.length), formData?.get("field"), formData?.get("value")]);
  // The array of fetchers is new at each rendering.
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
