/** Stand where staff have written nothing yet. */
export const programDefaults = {
  description: "Ask a counsellor what each semester covers and how it is examined.",
  eligibility: "It differs from university to university. A counsellor checks yours before you apply.",
  fees: "On request",
  keyFeatures: ["Free counselling before you apply", "Help with your documents", "One counsellor to the offer letter"],
};
