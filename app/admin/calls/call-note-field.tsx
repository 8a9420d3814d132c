import { useId, useRef } from "react";
import type { Draft } from "#app/admin/draft/draft.ts";
import { AskingTextArea } from "#app/admin/enquiry/writing/asking-text-area.tsx";
import { noteDraftKey } from "#app/admin/leads/story/note-draft.ts";
import { keepIfRoom } from "#app/admin/draft/keep-if-room.ts";

/** The note; starts with what was typed for this lead before. */
export function CallNoteField({ leadId, kept }: { leadId: number; kept: Draft | null }) {
  const id = useId();
  const note = useRef<HTMLTextAreaElement>(null);
  const key = noteDraftKey(leadId);
  return (
    <div className="call-note">
      <label className="label" htmlFor={id}>
        Note
      </label>
      <AskingTextArea
        ref={note}
        id={id}
        name="text"
        rows={2}
        maxLength={5000}
        placeholder="What did you agree? @name asks a colleague"
        aria-keyshortcuts="Control+Enter"
        defaultValue={kept?.["text"] ?? sessionStorage.getItem(key) ?? ""}
        onInput={({ currentTarget }) => keepIfRoom("sessionStorage", key, currentTarget.value)}
      />
    </div>
  );
}
