/** What is told to staff who would call or write to somebody. */
export const noContactSentence = "This person wants no contact: call, WhatsApp and mail are blocked";

/** And to those who would set a next step. */
export const noStepSentence = "This person wants no contact: nobody comes back to them";
