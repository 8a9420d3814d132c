import { callApi } from "#app/admin/api/api-client.ts";
import { asRecord } from "#app/admin/draft/form-entries.ts";
import type { StandingOutcome } from "#app/admin/form/standing-form.tsx";
import { methodOf, takeWay } from "#app/admin/plan/draft-request.ts";
import { refusalOf } from "#app/admin/record/record-actions.ts";
import type { EditedPageTexts } from "#app/domain/page-text/page-text-schema.ts";
import type { Plan } from "#app/domain/plan/plan-schema.ts";

/**
 * The texts of a page as a form opened them, a draft's where there is one; the id is 0 while nobody has changed any.
 */
export type OpenedTexts = EditedPageTexts & { id: number; plan: Plan<EditedPageTexts> };

export async function readPageTexts(page: string): Promise<OpenedTexts> {
  const [live, planned] = await Promise.all([
    callApi<EditedPageTexts>("page-texts", { query: { page } }),
    callApi<Plan<EditedPageTexts>>("page-text-drafts", { query: { page } }),
  ]);
  const plan = planned.data!;
  return { ...(plan.draft ?? live.data!), id: live.data!.id ?? 0, plan };
}

export async function savePageTexts(request: Request, page: string): Promise<StandingOutcome> {
  const entries = asRecord(await request.formData());
  const way = takeWay(entries);
  const { seen, ...body } = Object.fromEntries(entries);
  const query = { page, seen: seen as string };
  try {
    if (way === "beside") {
      const { data } = await callApi<Plan<EditedPageTexts>>("page-text-drafts", { method: "PUT", query, body });
      return { saved: data!.draft!, said: "Draft saved. Visitors see the page as it was." };
    }
    const file = way ? "page-text-drafts" : "page-texts";
    const { data } = await callApi<EditedPageTexts>(file, { method: way ? methodOf(way) : "PUT", query, body });
    return { saved: data!, said: "Texts saved. They are on the page now." };
  } catch (error) {
    return refusalOf(error, "The texts were not saved");
  }
}

/** The address at which the page is seen with these texts. */
export async function previewPageTexts(entries: FormData, page: string): Promise<string> {
  const { seen, publish_at, ...body } = Object.fromEntries(asRecord(entries));
  const { data } = await callApi<{ url: string }>("page-text-previews", { method: "POST", query: { page }, body });
  return data!.url;
}
