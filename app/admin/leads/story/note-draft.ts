import { keepIfRoom } from "#app/admin/draft/keep-if-room.ts";

/**
 * What is typed of a lead and not kept yet: it outlives a failed save, the end of the session and a look at another
 * lead.
 */
export const noteDraftKey = (leadId: number | string) => `note of lead ${leadId}`;

export const NOTE_FIELD = "lead-note";

/** Words that were kept and taken back stand in their field again, unless others have been typed there. */
export function giveBackNote(leadId: string, text: string) {
  if (sessionStorage.getItem(noteDraftKey(leadId))) return;
  keepIfRoom("sessionStorage", noteDraftKey(leadId), text);
  const field = document.querySelector<HTMLTextAreaElement>(`#${NOTE_FIELD}[data-lead="${leadId}"]`);
  if (field) field.value = text;
}
