// Apart from the schema, so that the panel's screens need neither zod nor the telephone rules.
export { leadStatuses } from "#db/schema.ts";
