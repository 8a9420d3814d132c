import type { Database } from "#db/database.ts";
import { prepareContent } from "#app/server/prepare-content.server.ts";

const admin = { username: "admin", email: "admin@disha.example", password: "a password for the benchmark" };

/**
 * Before anything else is filled in: what the product's first start does belongs to an empty database, not to a large
 * one.
 */
export const startBench = (db: Database) => prepareContent(db, admin);

/** The body of a sign-in. */
export const benchSignIn = { username: admin.username, password: admin.password };
