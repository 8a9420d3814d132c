import { z } from "zod";
import { articleInput, articleRecord } from "#app/domain/article/article-schema.ts";
import { articleCategories, articleStatuses } from "#app/domain/article/article-choices.ts";
import { articles } from "#app/domain/article/save-article.server.ts";
import { galleryImageInput, galleryImageRecord } from "#app/domain/gallery-image/gallery-image-schema.ts";
import { galleryImages } from "#app/domain/gallery-image/gallery-images.server.ts";
import { pageInput, pageRecord } from "#app/domain/page/page-schema.ts";
import { pages } from "#app/domain/page/pages.server.ts";
import { countsAsked } from "#app/domain/page-of.ts";
import type { ApiScope, ApiServices } from "#app/api/api-context.ts";
import { adminArticlePlansApi } from "./admin-article-plans-api.ts";
import { contentResource } from "#app/api/admin/content/content-resource.ts";
import { sharePicture } from "#app/api/admin/content/picture-fields.ts";

/** The blog, the gallery and the pages of the office's own. */
export function adminPublicationsApi(app: ApiScope, services: ApiServices): void {
  adminArticlePlansApi(app, services);
  contentResource(app, services, {
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
  contentResource(app, services, {
    name: "pages",
    label: "Page",
    input: pageInput,
    record: pageRecord,
    pictures: { folder: "library", fields: sharePicture },
    filters: { state: z.enum(["Published", "Not published"]).optional() },
    ...pages,
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
