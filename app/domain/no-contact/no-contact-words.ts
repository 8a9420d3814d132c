/** Refuses a call or a mail. */
export const noContactSentence = "This person wants no contact: call, WhatsApp and mail are blocked";

/** Refuses a follow-up. */
export const noStepSentence = "This person wants no contact: nobody comes back to them";
