import { synonymInput, synonymRecord } from "#app/domain/synonym/synonym-schema.ts";
import { synonyms } from "#app/domain/synonym/synonyms.server.ts";
import { contentResource } from "#app/api/admin/content/content-resource.ts";

/** What people call the same when they search the site. */
export const adminSynonymsApi = contentResource({
  name: "synonyms",
  label: "Synonym",
  input: synonymInput,
  record: synonymRecord,
  ...synonyms,
});
