import type { Database } from "#db/database.ts";
import { shownRows } from "#app/domain/claim-evidence/claim-rule.server.ts";
import { shownExpert } from "#app/domain/claim-evidence/shown-claims.ts";
import type { ListQuery } from "#app/domain/list/list-query-schema.ts";
import type { PageOf } from "#app/domain/list/page-of.ts";
import type { ExpertGuidance } from "./expert-guidance-schema.ts";
import { expertGuidance } from "./expert-guidance.server.ts";

/** The counsellors that visitors see, in the order of staff. */
export const listActiveExperts = (db: Database, query: ListQuery = {}): Promise<PageOf<ExpertGuidance>> =>
  shownRows(db, expertGuidance.list(db, { ...query, state: "Shown" }), shownExpert);
