import { synonymInput, synonymRecord } from "#app/domain/synonym/synonym-schema.ts";
import { synonyms } from "#app/domain/synonym/synonyms.server.ts";
import { contentResource } from "#app/api/admin/content/content-resource.ts";

/** Synonyms for the site's search. */
export const adminSynonymsApi = contentResource({
  name: "synonyms",
  label: "Synonym",
  input: synonymInput,
  record: synonymRecord,
  ...synonyms,
});
