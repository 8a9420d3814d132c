import { type Selectable, sql } from "kysely";
import type { Database } from "#db/database.ts";
import type { PictureAddress, Tables } from "#db/schema.ts";
import type { Actor } from "#app/domain/activity/activities.server.ts";
import { contentRecords } from "#app/domain/records/content/content-records.server.ts";
import type { SaveOutcome } from "#app/domain/outcome.ts";
import type { ListQuery } from "#app/domain/list/list-query-schema.ts";
import type { PageOf } from "#app/domain/list/page-of.ts";
import { byColumn, byText } from "#app/domain/records/list/list-page.server.ts";
import type { GalleryImage, GalleryImageInput } from "./gallery-image-schema.ts";

/** The form's input with the address of its stored picture; absent, the picture stays. */
export type GalleryImageDraft = GalleryImageInput & { image?: PictureAddress | null };

const records = contentRecords<Selectable<Tables["gallery_images"]>, GalleryImageDraft, GalleryImage>({
  table: "gallery_images",
  list: "gallery",
  type: "gallery-image",
  nameColumn: "caption",
  emptyColumns: { image_alt: "", is_published: 1 },
  sorts: { caption: byText("r.caption"), category: byText("r.category"), state: byColumn("r.is_published") },
  filters: {
    category: (category) => sql`r.category = ${category}`,
    state: (state) => sql`r.is_published = ${state === "Published" ? 1 : 0}`,
  },
  columnsOf: ({ order, ...columns }) => ({ ...columns, position: order }),
  recordOf: ({ position, created_at, ...row }) => ({ ...row, image_url: row.image, order: position }),
});

const withoutPicture = { errors: { image: "Choose a picture" } };

/** A gallery image must have a picture. */
export const galleryImages = {
  ...records,
  create: async (db: Database, draft: GalleryImageDraft, actor: Actor): Promise<SaveOutcome<GalleryImage>> =>
    draft.image ? records.create(db, draft, actor) : withoutPicture,
  change: async (
    db: Database,
    id: number,
    draft: GalleryImageDraft,
    actor: Actor,
  ): Promise<SaveOutcome<GalleryImage>> =>
    draft.image === null ? withoutPicture : records.change(db, id, draft, actor),
};

/** The published pictures, in the order of staff; `q` searches caption and category. */
export const listPublishedImages = (db: Database, query: ListQuery = {}): Promise<PageOf<GalleryImage>> =>
  records.list(db, { ...query, state: "Published" });
