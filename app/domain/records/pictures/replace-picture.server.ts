import type { Database } from "#db/database.ts";
import type { PictureAddress } from "#db/schema.ts";
import type { Actor } from "#app/domain/activity/activities.server.ts";
import { snapshotOf } from "#app/domain/version/snapshot.server.ts";
import { keepVersion } from "#app/domain/version/versions.server.ts";
import { bareAddress } from "#app/lib/picture/picture-focus.ts";
import type { Columns } from "#app/domain/records/any-table.server.ts";
import { changeContent } from "#app/domain/records/content/content-store.server.ts";
import { holdRow } from "#app/domain/records/hold-row.server.ts";
import { changedTexts, isPicture, pictureColumnsOf, picturesInTexts } from "./picture-columns.ts";
import type { RecordShape } from "#app/domain/records/record-shape.ts";

/** The replacement (`to`, with its focal point) of a picture. */
export interface ReplacedPicture {
  from: PictureAddress;
  to: PictureAddress;
  /** Of the new file, in pixels. */
  width: number;
  height: number;
}

/** Replaces a picture wherever a record shows it; `db` is the transaction. */
export async function replacePicture<Row, Draft, Shown>(
  db: Database,
  shape: RecordShape<Row, Draft, Shown>,
  { id, pictures }: { id: number; pictures: ReplacedPicture },
  actor: Actor,
): Promise<void> {
  const row = await holdRow(db, shape, id);
  if (!row) return;
  const before = snapshotOf(row, await shape.related?.read(db, id));
  await changeContent(db, shape, { id, columns: withPicture(shape.table, row, pictures) }, actor);
  await keepVersion(db, actor, { kept: shape, id, before, act: "saved" });
}

/** The columns that show the picture, changed: with its focal point in address columns, with its size in texts. */
function withPicture(table: string, row: Columns, { from, to, width, height }: ReplacedPicture): Columns {
  const { addresses, texts = [] } = pictureColumnsOf(table);
  const shown = (column: string) => typeof row[column] === "string" && bareAddress(row[column]) === from;
  const tags = new RegExp(`<img src="${from.replaceAll(".", "\\.")}"[^>]*>`, "g");
  const sized = (tag: string) =>
    tag
      .replace(from, bareAddress(to))
      .replace(/ width="\d+"/, ` width="${width}"`)
      .replace(/ height="\d+"/, ` height="${height}"`);
  return Object.fromEntries([
    ...addresses.filter(shown).map((column) => [column, to]),
    ...texts
      .filter((column) => picturesInTexts(row[column]).includes(from))
      .map((column) => [
        column,
        changedTexts(row[column], (text) =>
          isPicture(text) && bareAddress(text) === from ? to : text.replace(tags, sized),
        ),
      ]),
  ]);
}
