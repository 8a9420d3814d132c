import { type RefObject, useEffect, useRef } from "react";
import { fingerprint } from "./form-entries.ts";
import { LeavingQuestion } from "./leaving-question.tsx";

/** Asks before the input of a dialog's only form is lost. */
export function UnsavedChanges({ form }: { form: RefObject<HTMLFormElement | null> }) {
  const atOpening = useRef("");
  useEffect(() => {
    atOpening.current = fingerprint(form.current!);
  }, [form]);
  return <LeavingQuestion isChanged={() => form.current !== null && fingerprint(form.current) !== atOpening.current} />;
}
