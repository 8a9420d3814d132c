import type { Selectable } from "kysely";
import type { PictureAddress, Tables } from "#db/schema.ts";
import { contentRecords } from "#app/domain/content-records.server.ts";
import type { Leader, LeaderInput } from "./leader-schema.ts";

type Draft = LeaderInput & { image?: PictureAddress | null };

export const leaders = contentRecords<Selectable<Tables["leaders"]>, Draft, Leader>({
  table: "leaders",
  type: "leader",
  nameColumn: "name",
  emptyColumns: { bio: "", image: null, image_alt: "" },
  searchedText: (row) => `${row.name} ${row.title}`,
  columnsOf: ({ order, ...columns }) => ({ ...columns, position: order }),
  recordOf: ({ position, created_at, ...row }) => ({ ...row, image_url: row.image, order: position }),
});
