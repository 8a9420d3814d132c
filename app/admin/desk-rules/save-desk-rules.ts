import { callForData } from "#app/admin/api/api-client.ts";
import type { StandingOutcome } from "#app/admin/form/standing-form.tsx";
import { asRecord } from "#app/admin/draft/form-entries.ts";
import { refusalOf } from "#app/admin/record/record-actions.ts";
import type { EditedDeskRules } from "#app/domain/desk-rules/desk-rules-schema.ts";

export type DeskRulesOutcome = StandingOutcome<EditedDeskRules>;

export async function saveDeskRules(request: Request): Promise<DeskRulesOutcome> {
  const { seen, ...body } = Object.fromEntries(asRecord(await request.formData()));
  try {
    const call = { method: "POST", query: { seen: seen as string }, body } as const;
    const saved = await callForData<EditedDeskRules>("desk-rules", call);
    return { saved, said: "Rules saved. They hold from now on." };
  } catch (error) {
    return refusalOf(error, "The rules were not saved");
  }
}
