import type { Selectable } from "kysely";
import type { PictureAddress, Tables } from "#db/schema.ts";
import { contentRecords } from "#app/domain/records/content/content-records.server.ts";
import { byText } from "#app/domain/records/list/list-page.server.ts";
import type { Leader, LeaderInput } from "./leader-schema.ts";

type Draft = LeaderInput & { image?: PictureAddress | null };

export const leaders = contentRecords<Selectable<Tables["leaders"]>, Draft, Leader>({
  table: "leaders",
  list: "leaders",
  type: "leader",
  nameColumn: "name",
  emptyColumns: { bio: "", image: null, image_alt: "" },
  sorts: { name: byText("r.name"), title: byText("r.title") },
  columnsOf: ({ order, ...columns }) => ({ ...columns, position: order }),
  recordOf: ({ position, created_at, ...row }) => ({ ...row, image_url: row.image, order: position }),
});
