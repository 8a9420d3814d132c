import type { ListExport } from "#app/domain/export/list-export.ts";
import type { Template } from "./template-schema.ts";

export const templateExport: ListExport<Template> = {
  type: "template",
  file: "templates",
  columns: [
    { label: "Name", value: ({ name }) => name },
    { label: "For", value: ({ channel }) => channel },
  ],
};
