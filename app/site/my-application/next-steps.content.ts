/** What comes next, for who stands in each of the four steps. */
export const nextSteps = [
  "A counsellor calls you on the number below and talks through your plans with you. Keep your mark sheets and a photo identity card ready.",
  "Your counsellor goes through courses and universities with you. Once you have chosen, you send us your documents, and we go through them.",
  "We check your documents and tell you if one is missing. Then the university decides, and we go through its offer with you.",
  "Your counsellor goes through the offer letter with you: fees, dates and what you sign. Nothing is due before you agree.",
] as const;
