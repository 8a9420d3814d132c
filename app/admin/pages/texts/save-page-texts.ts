import { callForData } from "#app/admin/api/api-client.ts";
import { asRecord } from "#app/admin/draft/form-entries.ts";
import type { StandingOutcome } from "#app/admin/form/standing-form.tsx";
import { methodOf, takeWay } from "#app/admin/plan/draft-request.ts";
import { refusalOf } from "#app/admin/record/record-actions.ts";
import type { EditedPageTexts } from "#app/domain/page-text/page-text-schema.ts";
import type { Plan } from "#app/domain/plan/plan-schema.ts";

/** A page's texts when the form opened, or its draft's; the id is 0 if none has been changed. */
export type OpenedTexts = EditedPageTexts & { id: number; plan: Plan<EditedPageTexts> };

export async function readPageTexts(page: string): Promise<OpenedTexts> {
  const [live, plan] = await Promise.all([
    callForData<EditedPageTexts>("page-texts", { query: { page } }),
    callForData<Plan<EditedPageTexts>>("page-text-drafts", { query: { page } }),
  ]);
  return { ...(plan.draft ?? live), id: live.id ?? 0, plan };
}

export async function savePageTexts(request: Request, page: string): Promise<StandingOutcome> {
  const entries = asRecord(await request.formData());
  const way = takeWay(entries);
  const { seen, ...body } = Object.fromEntries(entries);
  const query = { page, seen: seen as string };
  try {
    if (way === "beside") {
      const { draft } = await callForData<Plan<EditedPageTexts>>("page-text-drafts", { method: "PUT", query, body });
      return { saved: draft!, said: "Draft saved. Visitors see the page as it was." };
    }
    const file = way ? "page-text-drafts" : "page-texts";
    const saved = await callForData<EditedPageTexts>(file, { method: way ? methodOf(way) : "PUT", query, body });
    return { saved, said: "Texts saved. They are on the page now." };
  } catch (error) {
    return refusalOf(error, "The texts were not saved");
  }
}

/** The address of a preview with these texts. */
export async function previewPageTexts(entries: FormData, page: string): Promise<string> {
  const { seen, publish_at, ...body } = Object.fromEntries(asRecord(entries));
  const { url } = await callForData<{ url: string }>("page-text-previews", { method: "POST", query: { page }, body });
  return url;
}
