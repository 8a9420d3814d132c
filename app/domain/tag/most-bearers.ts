// Separate from the schema, so that the panel does not load zod.

/** Leads of a tag are counted up to this number. */
export const MOST_BEARERS = 1000;
