import { dataOf } from "#app/admin/api/api-client.ts";
import { replace } from "react-router";
import type { Answer } from "#app/admin/api/api-client.ts";
import { sendOnce } from "#app/admin/api/send-once.ts";
import { asRecord, textOf } from "#app/admin/draft/form-entries.ts";
import type { SaveRefusal } from "#app/admin/form/use-field-checks.ts";
import { closedAddress } from "#app/admin/list/list-address.ts";
import { refusalOf } from "#app/admin/record/record-actions.ts";
import { showToast } from "#app/admin/toast/toasts.ts";
import type { Lead } from "#app/domain/lead/lead-schema.ts";
import { dayInIndia } from "#app/lib/time/india-day.ts";

/**
 * Saves a lead entered by staff, only once even if the answer is lost, and opens it: its drawer shows the person's
 * other leads.
 */
export async function enterLead(request: Request): Promise<SaveRefusal> {
  const { told, ...entry } = Object.fromEntries(withFollowUpTime(asRecord(await request.formData())));
  // The reason or enrolment was asked in a separate dialog.
  const body = { ...entry, ...JSON.parse(told as string) };
  let answer: Answer<Lead>;
  try {
    answer = await sendOnce<Lead>("leads", {}, body);
  } catch (error) {
    return refusalOf(error, "Error saving lead");
  }
  const { id, name, duplicates } = dataOf(answer);
  showToast(duplicates > 0 ? answer.message! : `${name} created`);
  throw replace(closedAddress(request.url, `${id}`));
}

/** Joins day and time, which are separate fields; a time without a day means today. */
function withFollowUpTime(entries: FormData): FormData {
  const time = textOf(entries, "follow_up_time");
  entries.delete("follow_up_time");
  if (time) entries.set("follow_up_on", `${textOf(entries, "follow_up_on") || dayInIndia()}T${time}`);
  return entries;
}
