// Apart from the schema, so that the panel's screens need neither zod nor the password rules.

/** The four steps of an admission, as the specification names them; an application stands in one of 1 to 4. */
export const applicationSteps = [
  "Registration",
  "Career Counselling",
  "Documentation Verification",
  "Student Offer Letter",
] as const;

export const LAST_STEP = applicationSteps.length;

/** `2 Career Counselling`. */
export const stepWords = (step: number) => `${step} ${applicationSteps[step - 1]}`;
