import { z } from "zod";
import { phoneE164 } from "#app/lib/phone/phone.ts";
import { idempotencyKey } from "#app/lib/schemas/field-schemas.ts";
import { phoneSentence, requiredPhone } from "#app/lib/schemas/phone-schemas.ts";
import { robotTrap } from "./robot-trap/robot-trap-schema.ts";

/** The version of the default privacy notice (D38); texts edited by staff have versions of their own (record 082). */
export const consentVersion = "2026-11-29";

/** Any Indian or international spelling; stored as typed and as E.164 (D37). */
export const phone = requiredPhone("Phone").refine((typed) => phoneE164(typed) !== null, phoneSentence);

/**
 * Visitors cannot correct where they came from, so a long value is cut and characters that cannot be stored are
 * dropped.
 */
export const trailText = (longest: number) =>
  z.string().transform((text) => text.replaceAll("\0", "").trim().slice(0, longest).toWellFormed());

/** What every enquiry form sends beside the visitor's input. */
export const enquiryTrail = z.object({
  source_page: trailText(300).optional(),
  idempotency_key: idempotencyKey.optional(),
  utm_source: trailText(120).optional(),
  utm_medium: trailText(120).optional(),
  utm_campaign: trailText(120).optional(),
  ...robotTrap.shape,
});

export interface SentBefore {
  /** When the visitor sent a form that staff released later. */
  sent_at?: string;
}

export type EnquiryTrail = z.infer<typeof enquiryTrail> & SentBefore;

/**
 * The columns that all enquiries share. `consent_version`: the notice that was shown. A source page is stored as a path
 * without query.
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
