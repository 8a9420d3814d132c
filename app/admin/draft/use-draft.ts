import { type RefObject, useEffect, useState } from "react";
import { type Draft, draftKey, dropDraft, fillIn, readDraft, watchForm } from "./draft.ts";

interface Drafted {
  /** Distinguishes the forms at one address. */
  part?: string;
  /** For forms that stay open: saved input is no draft any more. */
  version?: string;
}

/** Fills the form with input from before the session ended. Answers the draft, or null. */
export function useDraft(form: RefObject<HTMLFormElement | null>, { part = "", version }: Drafted = {}): Draft | null {
  const [key] = useState(() => draftKey(part));
  const [draft] = useState(() => readDraft(key));
  // A new version counts as a new opening: changes are compared with it.
  // oxlint-disable-next-line react/exhaustive-effect-dependencies
  useEffect(() => watchForm(form.current!, key), [form, key, version]);
  useEffect(() => {
    if (!draft) return;
    fillIn(form.current!, draft);
    dropDraft(key);
  }, [draft, form, key]);
  return draft;
}
