import type { subscriberStatuses } from "#db/schema.ts";

// Separate from the schema, so that the panel does not load zod.
export { subscriberStatuses } from "#db/schema.ts";

export const subscriberStatusWords: Record<(typeof subscriberStatuses)[number], string> = {
  pending: "Not confirmed",
  confirmed: "Confirmed",
  unsubscribed: "Unsubscribed",
};
