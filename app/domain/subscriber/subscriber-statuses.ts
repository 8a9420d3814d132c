// Apart from the schema, so that the panel's screens need no zod.
export { subscriberStatuses } from "#db/schema.ts";
