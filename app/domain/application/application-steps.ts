// Separate from the schema, so that the panel loads neither zod nor the password rules.

/** The four steps of an admission, as named in the specification; stored as 1 to 4. */
export const applicationSteps = [
  "Registration",
  "Career Counselling",
  "Documentation Verification",
  "Student Offer Letter",
] as const;

export const LAST_STEP = applicationSteps.length;

/** `2 Career Counselling`. */
export const stepWords = (step: number) => `${step} ${applicationSteps[step - 1]}`;
