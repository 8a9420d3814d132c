import type { Database } from "#db/database.ts";
import { rateLimitOn } from "#app/domain/robot-trap/shared-rate-limit.server.ts";
import { HOUR_MS } from "#app/lib/time/from-now.ts";

/** Password links per account and hour, whoever asks, so that no letter box is flooded. */
export const createLinkLimit = (db: Database) => rateLimitOn(db, { most: 3, windowMs: HOUR_MS });
