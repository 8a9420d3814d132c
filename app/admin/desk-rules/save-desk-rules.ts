import { callApi } from "#app/admin/api-client.ts";
import type { SaveRefusal } from "#app/admin/form/use-field-checks.ts";
import { asRecord } from "#app/admin/draft/form-entries.ts";
import { refusalOf } from "#app/admin/record/record-actions.ts";
import type { EditedDeskRules } from "#app/domain/desk-rules/desk-rules-schema.ts";

export type DeskRulesOutcome = { saved: EditedDeskRules } | SaveRefusal;

export async function saveDeskRules(request: Request): Promise<DeskRulesOutcome> {
  const { seen, ...body } = Object.fromEntries(asRecord(await request.formData()));
  try {
    const call = { method: "POST", query: { seen: seen as string }, body } as const;
    return { saved: (await callApi<EditedDeskRules>("desk-rules", call)).data! };
  } catch (error) {
    return refusalOf(error, "The rules were not saved");
  }
}
