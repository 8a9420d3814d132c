import type { messageStatuses } from "#db/schema.ts";

// Apart from the schema, so that the panel's screens need no zod.
export { messageStatuses } from "#db/schema.ts";

export const messageStatusWords: Record<(typeof messageStatuses)[number], string> = {
  new: "New",
  answered: "Answered",
};
