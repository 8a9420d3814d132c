// The faces name the type of the database they hand to domain functions; they never ask it anything themselves.
export type { Database } from "#db/database.ts";
