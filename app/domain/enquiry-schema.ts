import { z } from "zod";
import { phoneE164 } from "#app/lib/phone/phone.ts";
import { idempotencyKey } from "#app/lib/schemas/field-schemas.ts";
import { phoneSentence, requiredPhone } from "#app/lib/schemas/phone-schemas.ts";
import { robotTrap } from "./robot-trap/robot-trap-schema.ts";

/** The privacy notice that the product comes with (D38); what staff make of it has versions of its own (record 082). */
export const consentVersion = "2026-11-29";

/** Any Indian or international way of writing; stored as typed and as E.164 (D37). */
export const phone = requiredPhone("Phone").refine((typed) => phoneE164(typed) !== null, phoneSentence);

/**
 * Where a visitor came from is nothing that they could mend: too long, it is cut, and what cannot be stored is left
 * out.
 */
const trailText = (longest: number) =>
  z.string().transform((text) => text.replaceAll("\0", "").trim().slice(0, longest).toWellFormed());

/** What every enquiry form sends beside the visitor's own words. */
export const enquiryTrail = z.object({
  source_page: trailText(300).optional(),
  idempotency_key: idempotencyKey.optional(),
  utm_source: trailText(120).optional(),
  utm_medium: trailText(120).optional(),
  utm_campaign: trailText(120).optional(),
  ...robotTrap.shape,
});

export interface SentBefore {
  /** When the visitor sent the form, if staff have let it pass since. */
  sent_at?: string;
}

export type EnquiryTrail = z.infer<typeof enquiryTrail> & SentBefore;

/**
 * The columns that all enquiries share, with the version of the notice that was shown; source pages are paths without
 * their query.
 */
export function enquiryColumns(trail: EnquiryTrail, consent_version: string) {
  const now = new Date().toISOString();
  const utm = Object.entries(trail).filter(([name, value]) => name.startsWith("utm_") && value);
  return {
    source_page: trail.source_page?.split(/[?#]/)[0] || null,
    utm: utm.length > 0 ? (Object.fromEntries(utm) as Record<string, string>) : null,
    consent_version,
    consented_at: trail.sent_at ?? now,
    idempotency_key: trail.idempotency_key ?? null,
    created_at: trail.sent_at ?? now,
    updated_at: now,
  };
}
