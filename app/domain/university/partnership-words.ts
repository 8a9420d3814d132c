import type { University } from "./university-schema.ts";

export type Partnership = NonNullable<University["partnership"]>;

/** Names of agreements between office and university. */
export const partnershipWords: Record<Partnership, string> = {
  commission: "Partner, pays us a commission",
  partner: "Partner, pays us nothing",
  none: "Not a partner, pays us nothing",
};

/** Whether a university is known to pay the office nothing. */
export const paysNothing = (partnership: Partnership | null): boolean =>
  partnership === "partner" || partnership === "none";
