import type { Database } from "#db/database.ts";
import { ensureFirstAdmin } from "#app/domain/user/first-admin.server.ts";

const admin = { username: "admin", email: "admin@disha.example", password: "a password for the benchmark" };

/** Before anybody else is filled in: the product makes an administrator only where there is nobody. */
export const addBenchAdmin = (db: Database) => ensureFirstAdmin(db, admin);

/** The body of a sign-in. */
export const benchSignIn = { username: admin.username, password: admin.password };
