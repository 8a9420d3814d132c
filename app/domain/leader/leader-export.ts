import { type ListExport, placeColumn, type Placed } from "#app/domain/export/list-export.ts";
import type { Leader } from "./leader-schema.ts";

export const leaderExport: ListExport<Placed<Leader>> = {
  type: "leader",
  file: "leaders",
  ordered: "leaders",
  columns: [
    placeColumn,
    { label: "Name", value: ({ name }) => name },
    { label: "Title", value: ({ title }) => title },
    { label: "Bio", value: ({ bio }) => bio },
  ],
};
