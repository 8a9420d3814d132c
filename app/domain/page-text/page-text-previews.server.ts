import type { Database } from "#db/database.ts";
import type { Preview } from "#app/domain/preview/preview.ts";
import { findPreview, keepPreview } from "#app/domain/preview/previews.server.ts";
import type { TextPage } from "./page-texts.content.ts";
import { changedTextsWith } from "./page-texts.server.ts";
import type { TextValues } from "./read-page-texts.ts";

/** Stores a preview of a fixed page with these texts. */
export const keepTextsPreview = async (db: Database, page: TextPage, told: TextValues) =>
  keepPreview(db, "page-texts", { page, texts: await changedTextsWith(db, page, told) });

export const findTextsPreview = (db: Database, token: string) =>
  findPreview(db, "page-texts", token) as Promise<Preview<{ page: TextPage; texts: TextValues }> | null>;
