import { type Selectable, sql } from "kysely";
import type { Tables } from "#db/schema.ts";
import { contentRecords } from "#app/domain/records/content/content-records.server.ts";
import { byText } from "#app/domain/records/list/list-page.server.ts";
import type { Template, TemplateInput } from "./template-schema.ts";

export const templates = contentRecords<Selectable<Tables["templates"]>, TemplateInput, Template>({
  table: "templates",
  list: "templates",
  type: "template",
  nameColumn: "name",
  labels: { body: "Message" },
  emptyColumns: { subject: "" },
  sorts: { name: byText("r.name"), channel: byText("r.channel") },
  filters: { channel: (channel) => sql`r.channel = ${channel}` },
  recordOf: ({ id, name, channel, subject, body, updated_at }) => ({ id, name, channel, subject, body, updated_at }),
});
