import { type Selectable, sql } from "kysely";
import type { PictureAddress, Tables } from "#db/schema.ts";
import { contentRecords } from "#app/domain/records/content/content-records.server.ts";
import { byColumn, byText } from "#app/domain/records/list/list-page.server.ts";
import type { ExpertGuidance, ExpertGuidanceInput } from "./expert-guidance-schema.ts";

type Draft = ExpertGuidanceInput & { image?: PictureAddress | null };

export const expertGuidance = contentRecords<Selectable<Tables["expert_guidance"]>, Draft, ExpertGuidance>({
  table: "expert_guidance",
  list: "expert-guidance",
  type: "expert-guidance",
  nameColumn: "name",
  emptyColumns: {
    expertise: "",
    bio: "",
    image: null,
    image_alt: "",
    experience_years: 0,
    evidence: [],
    languages: [],
    is_active: 1,
  },
  sorts: { name: byText("r.name"), experience: byColumn("r.experience_years"), state: byColumn("r.is_active") },
  filters: { state: (state) => sql`r.is_active = ${state === "Shown" ? 1 : 0}` },
  columnsOf: ({ experience, order, ...columns }) => ({ ...columns, experience_years: experience, position: order }),
  recordOf: ({ experience_years, position, created_at, ...row }) => ({
    ...row,
    image_url: row.image,
    experience: experience_years,
    order: position,
  }),
});
