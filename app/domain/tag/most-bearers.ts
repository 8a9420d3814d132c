// Apart from the schema, so that the panel's screen needs no zod.

/** Leads that bear a tag are counted so far. */
export const MOST_BEARERS = 1000;
