import { synonymInput, synonymRecord } from "#app/domain/synonym/synonym-schema.ts";
import { synonyms } from "#app/domain/synonym/synonyms.server.ts";
import type { ApiScope, ApiServices } from "#app/api/api-context.ts";
import { contentResource } from "#app/api/admin/content/content-resource.ts";

/** What people call the same when they search the site. */
export function adminSynonymsApi(app: ApiScope, services: ApiServices): void {
  contentResource(app, services, {
    name: "synonyms",
    label: "Synonym",
    input: synonymInput,
    record: synonymRecord,
    ...synonyms,
  });
}
