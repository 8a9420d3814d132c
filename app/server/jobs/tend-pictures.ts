import type { FastifyInstance } from "fastify";
import type { Database } from "#db/database.ts";
import { writeMissingThumbnails } from "#app/domain/picture/missing-thumbnails.server.ts";
import type { PictureStore } from "#app/domain/picture/picture-store.server.ts";
import { sweepUploads } from "#app/domain/picture/sweep-uploads.server.ts";
import { logUnexpected } from "#app/lib/failures/log-unexpected.server.ts";

/**
 * Once after the start, in the background: sweeps pictures and writes missing thumbnails. If the server closes or the
 * store fails, the next start continues.
 */
export function tendPictures(app: FastifyInstance, db: Database, store: PictureStore): void {
  let isClosing = false;
  let tending: Promise<void> | null = null;

  async function tend() {
    await sweepUploads(db, store, new Date(performance.timeOrigin));
    await writeMissingThumbnails(store, () => isClosing);
  }

  app.addHook("onReady", async () => {
    tending = tend().catch(logUnexpected);
  });
  app.addHook("onClose", async () => {
    isClosing = true;
    await tending;
  });
}
