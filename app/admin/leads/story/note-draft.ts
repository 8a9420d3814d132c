import { keepIfRoom } from "#app/admin/draft/keep-if-room.ts";

/** The storage key of an unsaved note: it survives failed saves, the end of the session and looking at other leads. */
export const noteDraftKey = (leadId: number | string) => `note of lead ${leadId}`;

export const NOTE_FIELD = "lead-note";

/** Returns a note that was taken back to its field, unless it contains other text. */
export function giveBackNote(leadId: string, text: string) {
  if (sessionStorage.getItem(noteDraftKey(leadId))) return;
  keepIfRoom("sessionStorage", noteDraftKey(leadId), text);
  const field = document.querySelector<HTMLTextAreaElement>(`#${NOTE_FIELD}[data-lead="${leadId}"]`);
  if (field) field.value = text;
}
