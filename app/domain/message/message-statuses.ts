// Apart from the schema, so that the panel's screens need no zod.
export { messageStatuses } from "#db/schema.ts";
