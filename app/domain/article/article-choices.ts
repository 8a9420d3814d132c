// Apart from the schemas: a screen that only names the choices need not load what checks them.
export { articleCategories, articleStatuses } from "#db/schema.ts";
