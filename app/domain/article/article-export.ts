import type { ListExport } from "#app/domain/export/list-export.ts";
import { articleAddress } from "#app/domain/page-addresses.ts";
import type { Article } from "./article-schema.ts";
import { stageOf, stageWords } from "./article-stages.ts";

export const articleExport: ListExport<Article> = {
  type: "article",
  file: "articles",
  columns: [
    { label: "Title", value: ({ title }) => title },
    { label: "Category", value: ({ category }) => category },
    { label: "Status", value: (article) => stageWords[stageOf(article)] },
    { label: "Date", value: ({ date }) => date },
    { label: "Read time", value: ({ read_minutes }) => read_minutes },
    { label: "Address", value: ({ slug }) => articleAddress(slug) },
    { label: "Description", value: ({ description }) => description },
  ],
};
