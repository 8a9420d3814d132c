import type { Database } from "#db/database.ts";
import type { PictureAddress } from "#db/schema.ts";
import { uploadsIn } from "#app/domain/records/pictures/picture-columns.ts";

type Holder = { version_id: number } | { trash_id: number };

const ROWS = 200;

/** Notes which pictures a snapshot holds; with the version, or what lies in the trash, the note goes by itself. */
export async function keepPictures(db: Database, holder: Holder, snapshot: string): Promise<void> {
  const images = [...new Set(uploadsIn(snapshot))];
  for (let at = 0; at < images.length; at += ROWS)
    await db
      .insertInto("kept_pictures")
      .values(images.slice(at, at + ROWS).map((image) => ({ image, ...holder })))
      .execute();
}

/** Whether an older version, a deleted record or a draft shows a picture: with the last of them the sweep takes it. */
export async function isKept(db: Database, image: PictureAddress): Promise<boolean> {
  const kept = db.selectFrom("kept_pictures").select("id").where("image", "=", image).limit(1);
  if (await kept.executeTakeFirst()) return true;
  // Few records have one.
  const draft = db.selectFrom("plans").select("record").where("content", "like", `%${image}%`).limit(1);
  return (await draft.executeTakeFirst()) !== undefined;
}
