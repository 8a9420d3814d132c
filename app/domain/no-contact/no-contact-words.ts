/** What is told to staff who would call or write to somebody. */
export const noContactSentence = "This person wants no contact: call, WhatsApp and mail are blocked";
