import { type RefObject, useEffect, useState } from "react";
import { dropDraft, fillIn, readDraft } from "./draft.ts";

/** Fills the form with what was typed before the session ended. Answers whether there was anything. */
export function useDraft(form: RefObject<HTMLFormElement | null>): boolean {
  const [draft] = useState(() => readDraft(location.href));
  useEffect(() => {
    if (!draft) return;
    fillIn(form.current!, draft);
    dropDraft(location.href);
  }, [draft, form]);
  return draft !== null;
}
