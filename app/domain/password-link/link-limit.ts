import type { Database } from "#db/database.ts";
import { rateLimitOn } from "#app/domain/robot-trap/shared-rate-limit.server.ts";
import { HOUR_MS } from "#app/lib/time/from-now.ts";

/** How many links to a new password one account is sent in an hour, whoever asks: nobody's letter box is flooded. */
export const createLinkLimit = (db: Database) => rateLimitOn(db, { most: 3, windowMs: HOUR_MS });
