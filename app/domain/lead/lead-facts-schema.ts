import { z } from "zod";
import { emailOrNone } from "#app/lib/schemas/email-schemas.ts";
import { blankToNull, optionalText, quietText, requiredText, singleLine } from "#app/lib/schemas/field-schemas.ts";
import { optionalPhone, phoneSentenceOf } from "#app/lib/schemas/phone-schemas.ts";
import { handSources } from "#app/domain/lead/words/lead-sources.ts";

// The panel's forms check with these: the server's have the telephone rules too, which weigh more than the panel.

const looksLikePhone = (typed: string) => /^[+(]?\d[\d\s()./-]{6,}$/.test(typed);

export const phoneInSight = (label: string) =>
  optionalPhone(label).refine((typed) => !typed || looksLikePhone(typed), phoneSentenceOf(label));

const line = (label: string, longest: number) => singleLine(optionalText(label, longest), label);

const isSource = (source: string) => source.startsWith("/") || handSources.some((known) => known === source);

/** What a form does not ask, and a counsellor hears; empty while nobody knows it. */
export const heardFacts = z.object({
  second_phone: phoneInSight("Second phone"),
  city: line("City", 80),
  language: line("Language", 80),
  best_time: line("Best time", 80),
});

/** What staff correct of a lead; a fact that is absent stays as it is. */
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
