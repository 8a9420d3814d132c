import type { Database } from "#db/database.ts";
import type { PictureAddress } from "#db/schema.ts";
import { uploadsIn } from "#app/domain/records/pictures/picture-columns.ts";

type Holder = { version_id: number } | { trash_id: number };

const ROWS = 200;

/** Records which pictures a snapshot shows; the rows are deleted with the version or the trashed record. */
export async function keepPictures(db: Database, holder: Holder, snapshot: string): Promise<void> {
  const images = [...new Set(uploadsIn(snapshot))];
  for (let at = 0; at < images.length; at += ROWS)
    await db
      .insertInto("kept_pictures")
      .values(images.slice(at, at + ROWS).map((image) => ({ image, ...holder })))
      .execute();
}

/** Whether a version, a trashed record or a draft shows a picture; if none does, the sweep deletes it. */
export async function isKept(db: Database, image: PictureAddress): Promise<boolean> {
  const kept = db.selectFrom("kept_pictures").select("id").where("image", "=", image).limit(1);
  if (await kept.executeTakeFirst()) return true;
  // A scan is fine: few records have a draft.
  const draft = db.selectFrom("plans").select("record").where("content", "like", `%${image}%`).limit(1);
  return (await draft.executeTakeFirst()) !== undefined;
}
