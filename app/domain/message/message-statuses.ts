import type { messageStatuses } from "#db/schema.ts";

// Separate from the schema, so that the panel does not load zod.
export { messageStatuses } from "#db/schema.ts";

export const messageStatusWords: Record<(typeof messageStatuses)[number], string> = {
  new: "New",
  answered: "Answered",
};
