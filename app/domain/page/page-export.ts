import type { ListExport } from "#app/domain/export/list-export.ts";
import type { Page } from "./page-schema.ts";
import { pagePlaceWords } from "./page-places.ts";

export const pageExport: ListExport<Page> = {
  type: "page",
  file: "pages",
  columns: [
    { label: "Title", value: ({ title }) => title },
    { label: "Address", value: ({ slug }) => `/pages/${slug}` },
    { label: "Link", value: ({ menu_place }) => pagePlaceWords[menu_place] },
    { label: "Published", value: ({ is_published }) => (is_published === 1 ? "Yes" : "No") },
    { label: "Description", value: ({ description }) => description },
  ],
};
