import type { FastifyInstance } from "fastify";
import type { Database } from "#db/database.ts";
import type { Pictures } from "#app/domain/picture/pictures.server.ts";
import { deleteForGood, listOutdated } from "#app/domain/version/trash.server.ts";

const LOOK_EVERY_MS = 3_600_000;

/** What has lain in the trash for thirty days goes for good, with its versions and pictures: at the start, and every hour. */
export function emptyTrash(app: FastifyInstance, db: Database, pictures: Pictures): void {
  let emptying: Promise<void> | null = null;

  async function empty() {
    for (const id of await listOutdated(db)) {
      const outcome = await deleteForGood(db, id);
      if ("deletedPictures" in outcome) await pictures.removePictures(outcome.deletedPictures);
    }
  }

  function look() {
    emptying ??= empty()
      .catch((error: unknown) => app.log.error(error))
      .finally(() => (emptying = null));
  }

  const timer = setInterval(look, LOOK_EVERY_MS).unref();
  app.addHook("onReady", async () => look());
  app.addHook("onClose", async () => {
    clearInterval(timer);
    await emptying;
  });
}
