import type { ListExport } from "#app/domain/export/list-export.ts";
import type { Template } from "./template-schema.ts";
import { channelWords } from "./template-words.content.ts";

export const templateExport: ListExport<Template> = {
  type: "template",
  file: "templates",
  columns: [
    { label: "Name", value: ({ name }) => name },
    { label: "For", value: ({ channel }) => channelWords[channel] },
  ],
};
