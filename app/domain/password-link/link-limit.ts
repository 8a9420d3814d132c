import type { Database } from "#db/database.ts";
import { isPostgres } from "#db/is-postgres.ts";
import { sharedRateLimit } from "#app/domain/robot-trap/shared-rate-limit.server.ts";
import { createRateLimit, type RateLimit } from "#app/lib/traffic/rate-limit.ts";

const rule = { most: 3, windowMs: 3_600_000 };

/** How many links to a new password one account is sent in an hour, whoever asks: nobody's letter box is flooded. */
export const createLinkLimit = (db: Database): RateLimit =>
  isPostgres(db) ? sharedRateLimit(db, rule) : createRateLimit(rule);
