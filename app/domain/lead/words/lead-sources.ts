// Separate from the schema, so that the panel loads neither zod nor the telephone rules.

/** How a lead came that staff entered; stored where a form's lead has its page, whose path begins with `/`. */
export const handSources = ["call", "walk-in", "fair", "whatsapp", "referral", "other"] as const;

export type HandSource = (typeof handSources)[number];

export const handSourceWords: Record<HandSource, string> = {
  call: "Telephone call",
  "walk-in": "Walk-in",
  fair: "Education fair",
  whatsapp: "WhatsApp",
  referral: "Referral",
  other: "Another way",
};

/** The consent version of leads that staff entered, who were shown no privacy notice. */
export const NO_NOTICE = "";

export const isEnteredByHand = ({ consent_version }: { consent_version: string }) => consent_version === NO_NOTICE;
