import { z } from "zod";
import { articleInput, articleRecord } from "#app/domain/article/article-schema.ts";
import { articleCategories, articleStatuses } from "#app/domain/article/article-choices.ts";
import { articles } from "#app/domain/article/save-article.server.ts";
import { galleryImageInput, galleryImageRecord } from "#app/domain/gallery-image/gallery-image-schema.ts";
import { galleryImages } from "#app/domain/gallery-image/gallery-images.server.ts";
import { countsAsked } from "#app/domain/page-of.ts";
import type { ApiScope, ApiServices } from "#app/api/api-context.ts";
import { contentResource } from "#app/api/admin/content/content-resource.ts";

/** The blog and the gallery. */
export function adminPublicationsApi(app: ApiScope, services: ApiServices): void {
  contentResource(app, services, {
    name: "blogs",
    label: "Article",
    input: articleInput,
    record: articleRecord,
    pictures: { folder: "articles", fields: { image: "existingImage" } },
    filters: {
      status: z.enum(articleStatuses).optional(),
      counts: countsAsked,
      category: z.enum(articleCategories).optional(),
    },
    ...articles,
  });
  contentResource(app, services, {
    name: "gallery",
    label: "Gallery image",
    input: galleryImageInput,
    record: galleryImageRecord,
    pictures: { folder: "gallery", fields: { image: "existingImage" } },
    filters: {
      category: galleryImageInput.shape.category.optional(),
      state: z.enum(["Published", "Not published"]).optional(),
    },
    ...galleryImages,
  });
}
