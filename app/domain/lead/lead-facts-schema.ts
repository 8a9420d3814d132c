import { z } from "zod";
import { emailOrNone } from "#app/lib/schemas/email-schemas.ts";
import { blankToNull, optionalText, quietText, requiredText, singleLine } from "#app/lib/schemas/field-schemas.ts";
import { optionalPhone, phoneSentenceOf } from "#app/lib/schemas/phone-schemas.ts";
import { handSources } from "#app/domain/lead/words/lead-sources.ts";

// A rough check for the panel's forms. The server's schemas apply the full telephone rules, which are too large for the
// panel.

const looksLikePhone = (typed: string) => /^[+(]?\d[\d\s()./-]{6,}$/.test(typed);

export const phoneInSight = (label: string) =>
  optionalPhone(label).refine((typed) => !typed || looksLikePhone(typed), phoneSentenceOf(label));

const line = (label: string, longest: number) => singleLine(optionalText(label, longest), label);

const isSource = (source: string) => source.startsWith("/") || handSources.some((known) => known === source);

/** Facts that no form asks but a counsellor hears; empty while unknown. */
export const heardFacts = z.object({
  second_phone: phoneInSight("Second phone"),
  city: line("City", 80),
  language: line("Language", 80),
  best_time: line("Best time", 80),
});

/** Facts that staff correct; an absent one stays. */
export const leadFacts = z.object({
  name: singleLine(requiredText("Name", 120), "Name").optional(),
  phone: phoneInSight("Phone"),
  email: emailOrNone(),
  course: singleLine(requiredText("Interested course", 200), "Interested course").optional(),
  source_page: z.preprocess(
    blankToNull,
    quietText(300)
      .refine(isSource, `Source must be a page of the site, or one of ${handSources.join(", ")}`)
      .nullable()
      .optional(),
  ),
  ...heardFacts.shape,
});

export type LeadFacts = z.infer<typeof leadFacts>;
