import { type ListExport, placeColumn, type Placed } from "#app/domain/export/list-export.ts";
import type { ExpertGuidance } from "./expert-guidance-schema.ts";

export const expertGuidanceExport: ListExport<Placed<ExpertGuidance>> = {
  type: "expert-guidance",
  file: "experts",
  ordered: "expert_guidance",
  columns: [
    placeColumn,
    { label: "Name", value: ({ name }) => name },
    { label: "Expertise", value: ({ expertise }) => expertise },
    { label: "Languages", value: ({ languages }) => languages.join(", ") },
    { label: "Experience", value: ({ experience }) => experience },
    { label: "Visitors", value: ({ is_active }) => (is_active === 1 ? "Shown" : "Hidden") },
    { label: "Title", value: ({ title }) => title },
    { label: "Bio", value: ({ bio }) => bio },
  ],
};
