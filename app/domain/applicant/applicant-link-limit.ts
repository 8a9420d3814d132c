import type { Database } from "#db/database.ts";
import { rateLimitOn } from "#app/domain/robot-trap/shared-rate-limit.server.ts";

/**
 * One link by mail in half the time for which it is good: a letter box is not flooded, and however often a stranger
 * asks, there always lies one in it that opens, or the next ask sends one. So many an hour, a stranger would use up.
 */
export const createApplicantLinkLimit = (db: Database) => rateLimitOn(db, { most: 1, windowMs: 15 * 60_000 });
