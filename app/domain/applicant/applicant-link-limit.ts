import type { Database } from "#db/database.ts";
import { rateLimitOn } from "#app/domain/robot-trap/shared-rate-limit.server.ts";

/**
 * One link per mail address in 15 minutes, half its lifetime. It prevents flooding, yet however often a stranger asks,
 * either a valid link is in the letter box or the next request sends one. A limit of several per hour could be used up
 * by a stranger.
 */
export const createApplicantLinkLimit = (db: Database) => rateLimitOn(db, { most: 1, windowMs: 15 * 60_000 });
