import type { Database } from "#db/database.ts";
import { prepareContent } from "#app/server/prepare-content.server.ts";

const admin = { username: "admin", email: "admin@disha.example", password: "a password for the benchmark" };

/** Prepares the empty database first, as the product's first start does; a filled one would take long. */
export const startBench = (db: Database) => prepareContent(db, admin);

/** The body of the sign-in. */
export const benchSignIn = { username: admin.username, password: admin.password };
