import { articleInput, articleRecord } from "#app/domain/article/article-schema.ts";
import { findArticle, listArticles } from "#app/domain/article/articles.server.ts";
import { createArticle, deleteArticle, updateArticle } from "#app/domain/article/save-article.server.ts";
import { galleryImageInput, galleryImageRecord } from "#app/domain/gallery-image/gallery-image-schema.ts";
import { galleryImages } from "#app/domain/gallery-image/gallery-images.server.ts";
import type { ApiScope, ApiServices } from "#app/api/api-context.ts";
import { contentResource } from "./content-resource.ts";

/** The blog and the gallery. */
export function adminPublicationsApi(app: ApiScope, services: ApiServices): void {
  contentResource(app, services, {
    name: "blogs",
    label: "Article",
    input: articleInput,
    record: articleRecord,
    pictures: { folder: "articles", fields: { image: "existingImage" } },
    list: listArticles,
    find: findArticle,
    create: createArticle,
    update: updateArticle,
    remove: deleteArticle,
  });
  contentResource(app, services, {
    name: "gallery",
    label: "Gallery image",
    input: galleryImageInput,
    record: galleryImageRecord,
    pictures: { folder: "gallery", fields: { image: "existingImage" } },
    ...galleryImages,
  });
}
