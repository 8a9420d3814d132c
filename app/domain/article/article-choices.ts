// Separate from the schemas, so that screens with these choices do not load zod.
export { articleCategories, articleStatuses } from "#db/schema.ts";
