import { type RefObject, useEffect, useState } from "react";
import { type Draft, draftKey, dropDraft, fillIn, readDraft, watchForm } from "./draft.ts";

interface Drafted {
  /** Tells the forms of one address apart. */
  part?: string;
  /** For a form that stays open after a save: what is saved is no draft any more. */
  version?: string;
}

/** Fills the form with what was typed before the session ended. Answers it, or null when there was nothing. */
export function useDraft(form: RefObject<HTMLFormElement | null>, { part = "", version }: Drafted = {}): Draft | null {
  const [key] = useState(() => draftKey(part));
  const [draft] = useState(() => readDraft(key));
  // A new version is a new opening: the form is compared with what was saved.
  // oxlint-disable-next-line react/exhaustive-effect-dependencies
  useEffect(() => watchForm(form.current!, key), [form, key, version]);
  useEffect(() => {
    if (!draft) return;
    fillIn(form.current!, draft);
    dropDraft(key);
  }, [draft, form, key]);
  return draft;
}
