import type { FastifyInstance } from "fastify";
import type { Database } from "#db/database.ts";
import { nextAppearance } from "#app/domain/article/articles.server.ts";
import { startOfDayInIndia } from "#app/lib/india-day.ts";
import type { ContentVersion } from "#app/lib/content-version.ts";

const LOOK_EVERY_MS = 1000;

/**
 * A scheduled article appears by the clock, without a save: what was rendered before its time is stale from then on. So is
 * every page that says whether admission is open, when a day begins in India.
 * The clock is looked at every second, the database only after a save, whichever process made it, or an appearance.
 */
export function revealScheduledArticles(app: FastifyInstance, db: Database, contentVersion: ContentVersion): void {
  let checkedAt = new Date();
  let known = { version: -1, next: null as string | null };
  let looking: Promise<void> | null = null;

  async function look() {
    const now = new Date();
    const version = contentVersion.current();
    if (known.version !== version) {
      const [next] = [await nextAppearance(db, checkedAt), startOfDayInIndia(1)].filter((at) => at !== null).toSorted();
      known = { version, next: next! };
      checkedAt = now;
    }
    if (known.next === null || known.next > now.toISOString()) return;
    contentVersion.raise();
    checkedAt = now;
  }

  const timer = setInterval(() => {
    looking ??= look()
      .catch((error: unknown) => app.log.error(error))
      .finally(() => (looking = null));
  }, LOOK_EVERY_MS).unref();
  app.addHook("onClose", async () => {
    clearInterval(timer);
    await looking;
  });
}
