import { z } from "zod";
import { articleDraft, articlePlans } from "#app/domain/article/article-plans.server.ts";
import { articleDraftInput, articleRecord } from "#app/domain/article/article-schema.ts";
import { pageDraft, pagePlans } from "#app/domain/page/page-plans.server.ts";
import { pageDraftInput, pageRecord } from "#app/domain/page/page-schema.ts";
import { pageTextDraft, pageTextPlans } from "#app/domain/page-text/page-text-plans.server.ts";
import { pageTextsAsked, pageTextsDraftBody, pageTextsRecord } from "#app/domain/page-text/page-text-schema.ts";
import type { TextPage } from "#app/domain/page-text/page-texts.content.ts";
import { readToldTexts } from "#app/domain/page-text/read-told-texts.server.ts";
import { claimTextsId, editedOf, findTextsId } from "#app/domain/page-text/page-texts.server.ts";
import { recordId } from "#app/lib/schemas/field-schemas.ts";
import { existingPicture, pictureField } from "#app/lib/schemas/file-schemas.ts";
import type { ApiScope, ApiServices } from "#app/api/api-context.ts";
import { sharePicture } from "#app/api/admin/content/picture-fields.ts";
import { planResource } from "./plan-resource.ts";

const namedId = (_: unknown, { id }: { id: number }) => id;
const byId = { query: z.object({ id: recordId("Id") }), findId: namedId, claimId: namedId };

/** Drafts of articles, office pages and texts of fixed pages. */
export function adminPlansApi(app: ApiScope, services: ApiServices): void {
  planResource(app, services, {
    ...byId,
    one: "article",
    noun: "blogs",
    input: articleDraftInput,
    record: articleRecord,
    plans: articlePlans,
    draftOf: (db, body) => articleDraft(db, body),
    shownAs: (article) => article,
  });
  planResource(app, services, {
    ...byId,
    one: "page",
    noun: "pages",
    input: pageDraftInput.extend({ share_image: pictureField, existingShareImage: existingPicture }),
    record: pageRecord,
    plans: pagePlans,
    draftOf: (_, body) => pageDraft(body),
    shownAs: (page) => page,
    pictures: { folder: "library", fields: sharePicture },
  });
  planResource(app, services, {
    one: "page-text",
    noun: "page-texts",
    query: pageTextsAsked.required(),
    findId: (db, { page }: { page: TextPage }) => findTextsId(db, page),
    claimId: (db, { page }) => claimTextsId(db, page),
    input: pageTextsDraftBody,
    record: pageTextsRecord,
    plans: pageTextPlans,
    draftOf: async (db, { publish_at, ...body }, { page }) => {
      const read = await readToldTexts(db, page, body);
      return "errors" in read ? read : pageTextDraft(read.told, publish_at ?? null);
    },
    shownAs: (row) => editedOf(row.page as TextPage, row),
  });
}
