import type { ListExport } from "#app/domain/export/list-export.ts";
import { kindLabel } from "#app/domain/version/nouns/kind-words.ts";
import type { TrashedRecord } from "#app/domain/version/version-schema.ts";

export const trashExport: ListExport<TrashedRecord> = {
  type: "trash",
  file: "trash",
  columns: [
    { label: "Name", value: ({ name }) => name },
    { label: "Kind", value: ({ kind }) => kindLabel(kind) },
    { label: "Deleted by", value: ({ actor }) => actor },
    { label: "Deleted", value: ({ deleted_at }) => deleted_at },
    { label: "Days left", value: ({ days_left }) => days_left },
  ],
};
