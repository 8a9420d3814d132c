// For the faces, which pass the database to domain functions and never query it.
export type { Database } from "#db/database.ts";
