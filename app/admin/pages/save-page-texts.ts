import { callApi } from "#app/admin/api-client.ts";
import { asRecord } from "#app/admin/form/form-entries.ts";
import type { SaveRefusal } from "#app/admin/form/use-field-checks.ts";
import { refusalOf } from "#app/admin/record/record-actions.ts";
import type { EditedPageTexts } from "#app/domain/page-text/page-text-schema.ts";

/** The texts of a page as a form opened them; the id is 0 while nobody has changed any. */
export type OpenedTexts = EditedPageTexts & { id: number };

/** What became of a save: the time of the version that it made, or why nothing was stored. */
export type PageTextsOutcome = { saved: string } | SaveRefusal;

export async function readPageTexts(page: string): Promise<OpenedTexts> {
  const { data } = await callApi<EditedPageTexts>("page-texts", { query: { page } });
  return { ...data!, id: data!.id ?? 0 };
}

export async function savePageTexts(request: Request, page: string): Promise<PageTextsOutcome> {
  const { seen, ...body } = Object.fromEntries(asRecord(await request.formData()));
  try {
    const call = { method: "PUT", query: { page, seen: seen as string }, body } as const;
    return { saved: (await callApi<EditedPageTexts>("page-texts", call)).data!.updated_at };
  } catch (error) {
    return refusalOf(error, "The texts were not saved");
  }
}
