import { readFile } from "node:fs/promises";
import path from "node:path";
import type { FastifyInstance } from "fastify";
import type { Database } from "#app/domain/database-type.ts";
import { type PictureStore, readPictureFile } from "#app/domain/picture/picture-store.server.ts";
import { findSettings } from "#app/domain/settings/settings.server.ts";
import { bareAddress } from "#app/lib/picture/picture-focus.ts";
import { handlePageError } from "./plain-page.ts";
// The page defines what its share picture shows; the picture is drawn here, since pages themselves answer no pictures.
/* oxlint-disable no-restricted-imports */
import { cropSharePicture } from "#app/site/sharing/crop-picture.server.ts";
import { drawSharePicture } from "#app/site/sharing/draw-share-picture.server.ts";
import { findShareCard } from "#app/site/sharing/find-share-card.server.ts";
import { readSharePath, shareAddress } from "#app/site/sharing/share-card.ts";
/* oxlint-enable no-restricted-imports */

/** Some 100 kB each. */
const MOST_KEPT = 100;

interface SharePicturesOptions {
  db: Database;
  store: PictureStore;
  /** Contains sample pictures, the frame and the typeface. */
  clientFiles: string;
}

/** Draws a page's share picture at the first request and caches it by its content. */
export function serveSharePictures(app: FastifyInstance, { db, store, clientFiles }: SharePicturesOptions): void {
  const kept = new Map<string, Promise<Buffer>>();
  // One at a time, so that a crowd of crawlers leaves the processor to pages.
  let last: Promise<unknown> = Promise.resolve();

  app.setErrorHandler(handlePageError);
  app.get("/og/*", async (request, reply) => {
    const asked = request.url.split("?")[0]!;
    const path = readSharePath(asked);
    const found = path && (await findShareCard(db, path));
    if (!found) return reply.code(404).type("text/plain; charset=utf-8").send("There is no picture here.");
    const { card } = found;
    const { siteName } = await findSettings(db);
    const address = shareAddress(found.path, card, siteName);
    // The page has changed or moved since the link was read.
    if (address !== asked) return reply.redirect(address, 302);
    const picture = await keep(address, async () => {
      if (card.isWhole) return cropSharePicture(await readPicture(card.picture), card.picture);
      const [picture, frame] = await Promise.all([readPicture(card.picture), readFile(fileOf("/share/frame.png"))]);
      const drawn = { ...card, address: card.picture, siteName, picture, frame };
      return drawSharePicture({ ...drawn, typeface: fileOf("/share/anek-bold.ttf") });
    });
    return reply
      .header("cache-control", "public, max-age=31536000, immutable")
      .header("x-content-type-options", "nosniff")
      .type("image/jpeg")
      .send(picture);
  });

  function keep(address: string, draw: () => Promise<Buffer>): Promise<Buffer> {
    const known = kept.get(address);
    if (known) return known;
    const drawn = last.then(draw);
    last = drawn.catch(() => kept.delete(address));
    kept.set(address, drawn);
    if (kept.size > MOST_KEPT) kept.delete(kept.keys().next().value!);
    return drawn;
  }

  const fileOf = (address: string) => path.resolve(clientFiles, `.${address}`);

  async function readPicture(shown: string) {
    const address = bareAddress(shown);
    const upload = address.split("/backend/uploads/")[1];
    const picture = upload === undefined ? await readFile(fileOf(address)) : await readPictureFile(store, upload);
    if (!picture) throw new Error(`There is no picture at ${address}.`);
    return picture;
  }
}
