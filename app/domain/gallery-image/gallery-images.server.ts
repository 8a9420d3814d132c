import type { Selectable } from "kysely";
import type { Database } from "#db/database.ts";
import type { PictureAddress, Tables } from "#db/schema.ts";
import type { Actor } from "#app/domain/activity/activities.server.ts";
import { contentRecords } from "#app/domain/content-records.server.ts";
import type { SaveOutcome } from "#app/domain/outcome.ts";
import { type ListQuery, type PageOf, pageOf } from "#app/domain/page-of.ts";
import type { GalleryImage, GalleryImageInput } from "./gallery-image-schema.ts";

/** The input of a form with the address of its stored picture; an absent picture leaves the stored one. */
export type GalleryImageDraft = GalleryImageInput & { image?: PictureAddress | null };

const records = contentRecords<Selectable<Tables["gallery_images"]>, GalleryImageDraft, GalleryImage>({
  table: "gallery_images",
  type: "gallery-image",
  nameColumn: "caption",
  emptyColumns: { image_alt: "", is_published: 1 },
  searchedText: (row) => `${row.caption} ${row.category}`,
  columnsOf: ({ order, ...columns }) => ({ ...columns, position: order }),
  recordOf: ({ position, created_at, ...row }) => ({ ...row, image_url: row.image, order: position }),
});

const withoutPicture = { errors: { image: "Choose a picture" } };

/** Unlike other content, a gallery image is nothing without its picture. */
export const galleryImages = {
  ...records,
  create: async (db: Database, draft: GalleryImageDraft, actor: Actor): Promise<SaveOutcome<GalleryImage>> =>
    draft.image ? records.create(db, draft, actor) : withoutPicture,
  update: async (
    db: Database,
    id: number,
    draft: GalleryImageDraft,
    actor: Actor,
  ): Promise<SaveOutcome<GalleryImage>> =>
    draft.image === null ? withoutPicture : records.update(db, id, draft, actor),
};

/** The pictures that visitors see, in the order staff gave them; `q` looks into caption and category. */
export async function listPublishedImages(db: Database, query: ListQuery = {}): Promise<PageOf<GalleryImage>> {
  const { rows } = await records.list(db, { q: query.q });
  return pageOf(
    rows.filter((row) => row.is_published === 1),
    query,
  );
}
