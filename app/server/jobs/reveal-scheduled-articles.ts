import type { FastifyInstance } from "fastify";
import type { Database } from "#db/database.ts";
import { carryOutPlans, nextPlanned } from "#app/domain/plan/carry-out-plans.server.ts";
import { nextAppearance } from "#app/domain/article/articles.server.ts";
import type { ContentVersion } from "#app/lib/answers/content-version.ts";
import { lookEvery } from "./look-every.ts";

const LOOK_EVERY_MS = 1000;

/**
 * Makes pages stale when a scheduled article appears. Also carries out due plans: a draft replaces its article, or an
 * article is withdrawn, by one process; plans that fell due while no process ran come before the first answer. The
 * clock is checked every second; the database only after a save by any process, or when something is due.
 */
export function revealScheduledArticles(app: FastifyInstance, db: Database, contentVersion: ContentVersion): void {
  let checkedAt = new Date();
  let known = { version: -1, next: null as string | null };

  const look = lookEvery(app, LOOK_EVERY_MS, async () => {
    const now = new Date();
    const version = contentVersion.current();
    if (known.version !== version) {
      const moments = [await nextAppearance(db, checkedAt), await nextPlanned(db)].filter((at) => at !== null);
      known = { version, next: moments.toSorted()[0] ?? null };
      checkedAt = now;
    }
    if (known.next === null || known.next > now.toISOString()) return;
    await carryOutPlans(db);
    contentVersion.raise();
    checkedAt = now;
  });

  app.addHook("onReady", async () => {
    await carryOutPlans(db).catch((error: unknown) => app.log.error(error));
    await look();
  });
}
