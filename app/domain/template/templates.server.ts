import type { Selectable } from "kysely";
import type { Tables } from "#db/schema.ts";
import { contentRecords } from "#app/domain/content-records.server.ts";
import type { Template, TemplateInput } from "./template-schema.ts";

export const templates = contentRecords<Selectable<Tables["templates"]>, TemplateInput, Template>({
  table: "templates",
  type: "template",
  nameColumn: "name",
  emptyColumns: { subject: "" },
  searchedText: ({ name, subject, body }) => `${name} ${subject} ${body}`,
  recordOf: ({ id, name, channel, subject, body, updated_at }) => ({ id, name, channel, subject, body, updated_at }),
});
