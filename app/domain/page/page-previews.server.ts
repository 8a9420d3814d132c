import type { Database } from "#db/database.ts";
import { sanitizeBody } from "#app/domain/article/body/sanitize-body.server.ts";
import type { Preview } from "#app/domain/preview/preview.ts";
import { findPreview, keepPreview } from "#app/domain/preview/previews.server.ts";
import type { PagePreviewInput } from "./page-schema.ts";

/** Stores a preview of a page's form, saved or not. */
export async function keepPagePreview(db: Database, { title = "", body = "", description = "" }: PagePreviewInput) {
  return keepPreview(db, "pages", { title: title || "Untitled", description, body: await sanitizeBody(body) });
}

export const findPagePreview = (db: Database, token: string) =>
  findPreview(db, "pages", token) as Promise<Preview<{ title: string; description: string; body: string }> | null>;
