import type { FastifyInstance } from "fastify";
import type { Database } from "#db/database.ts";
import { hasArticleAppeared } from "./domain/article/articles.server.ts";
import type { ContentVersion } from "./lib/content-version.ts";

const CHECK_EVERY_MS = 60_000;

/** A scheduled article appears by the clock, without a save: what was rendered before its time is stale from then on. */
export function revealScheduledArticles(app: FastifyInstance, db: Database, contentVersion: ContentVersion): void {
  let checkedUntil = new Date();
  let checking = Promise.resolve();

  async function check() {
    const now = new Date();
    if (await hasArticleAppeared(db, checkedUntil, now)) contentVersion.raise();
    checkedUntil = now;
  }

  const timer = setInterval(() => {
    checking = check().catch((error: unknown) => app.log.error(error));
  }, CHECK_EVERY_MS).unref();
  app.addHook("onClose", () => {
    clearInterval(timer);
    return checking;
  });
}
