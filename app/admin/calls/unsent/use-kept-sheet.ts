import { type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { type Draft, fillIn } from "#app/admin/draft/draft.ts";
import { keepCallDraft, readCallDraft } from "./call-draft.ts";
import { useIsUnsent } from "./use-unsent-calls.ts";

/** Keeps the sheet's input on the device until it is saved. Answers what was there when the sheet opened. */
export function useKeptSheet(form: RefObject<HTMLFormElement | null>, leadId: number): Draft | null {
  const [kept] = useState(() => readCallDraft(leadId));
  useEffect(() => {
    const sheet = form.current!;
    // Step and stage are restored elsewhere: their time may be over, or a colleague may have moved the lead.
    const { step: _step, stage: _stage, ...words } = kept ?? {};
    fillIn(sheet, words);
    // Deferred, since the sheet updates dependent fields after the event.
    const keep = () => setTimeout(() => sheet.isConnected && keepCallDraft(leadId, sheet));
    sheet.addEventListener("input", keep);
    return () => sheet.removeEventListener("input", keep);
  }, [form, kept, leadId]);
  return kept;
}

/** Whether the outcome waits for the connection; once it is saved, the sheet closes. */
export function useWaitingForLine(leadId: number, back: string): boolean {
  const isUnsent = useIsUnsent(leadId);
  const was = useRef(isUnsent);
  const navigate = useNavigate();
  const goOn = useEffectEvent(() => void navigate(back, { replace: true }));
  useEffect(() => {
    // A remaining draft was refused, and is in the sheet again.
    if (was.current && !isUnsent && readCallDraft(leadId) === null) goOn();
    was.current = isUnsent;
  }, [isUnsent, leadId]);
  return isUnsent;
}
