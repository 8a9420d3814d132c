import type { subscriberStatuses } from "#db/schema.ts";

// Apart from the schema, so that the panel's screens need no zod.
export { subscriberStatuses } from "#db/schema.ts";

export const subscriberStatusWords: Record<(typeof subscriberStatuses)[number], string> = {
  pending: "Not confirmed",
  confirmed: "Confirmed",
  unsubscribed: "Unsubscribed",
};
