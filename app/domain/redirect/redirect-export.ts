import type { ListExport } from "#app/domain/export/list-export.ts";
import type { Redirect } from "./redirect-schema.ts";

export const redirectExport: ListExport<Redirect> = {
  type: "redirect",
  file: "redirects",
  columns: [
    { label: "From", value: ({ from_path }) => from_path },
    { label: "To", value: ({ to_path }) => to_path },
    { label: "Led on", value: ({ hits }) => hits },
    { label: "Last", value: ({ last_hit_at }) => last_hit_at },
  ],
};
