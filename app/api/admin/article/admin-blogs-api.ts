import { z } from "zod";
import { articleInput, articleRecord } from "#app/domain/article/article-schema.ts";
import { articleCategories, articleStatuses } from "#app/domain/article/article-choices.ts";
import { articles } from "#app/domain/article/save-article.server.ts";
import { countsAsked } from "#app/domain/list/list-query-schema.ts";
import { contentResource } from "#app/api/admin/content/content-resource.ts";
import { sharePicture } from "#app/api/admin/content/picture-fields.ts";

export const adminBlogsApi = contentResource({
  name: "blogs",
  label: "Article",
  input: articleInput,
  record: articleRecord,
  pictures: { folder: "articles", fields: { image: "existingImage", ...sharePicture } },
  filters: {
    status: z.enum(articleStatuses).optional(),
    counts: countsAsked,
    category: z.enum(articleCategories).optional(),
  },
  ...articles,
});
