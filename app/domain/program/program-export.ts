import { type ListExport, placeColumn, type Placed } from "#app/domain/export/list-export.ts";
import { programCategoryMenu } from "./program-categories.ts";
import type { Program } from "./program-schema.ts";

const categoryNames = new Map(programCategoryMenu.map(({ key, name }) => [key, name]));

export const programExport: ListExport<Placed<Program>> = {
  type: "program",
  file: "programmes",
  ordered: "programs",
  columns: [
    placeColumn,
    { label: "Title", value: ({ title }) => title },
    { label: "Badge", value: ({ badge }) => badge },
    { label: "Duration", value: ({ duration }) => duration },
    { label: "Fees", value: ({ fees }) => fees },
    { label: "Universities", value: ({ universities }) => universities.length },
    { label: "Categories", value: ({ categories }) => categories.map((key) => categoryNames.get(key)!).join(", ") },
    { label: "Course overview", value: ({ description }) => description },
    { label: "Eligibility", value: ({ eligibility }) => eligibility },
    { label: "Key features", value: ({ keyFeatures }) => keyFeatures.join(", ") },
    {
      label: "Universities with ratings",
      value: ({ universities }) => universities.map(({ name, rating }) => `${name} ${rating}`).join(", "),
    },
  ],
};
