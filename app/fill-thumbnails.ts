import type { FastifyInstance } from "fastify";
import { writeMissingThumbnails } from "./domain/picture/missing-thumbnails.server.ts";

/** Once after the start, beside the requests; a server that closes takes it up again at its next start. */
export function fillThumbnails(app: FastifyInstance, uploads: string): void {
  let isClosing = false;
  let writing: Promise<void> | null = null;
  app.addHook("onReady", async () => {
    writing = writeMissingThumbnails(uploads, () => isClosing);
  });
  app.addHook("onClose", async () => {
    isClosing = true;
    await writing;
  });
}
