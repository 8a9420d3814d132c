import { type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { type Draft, fillIn } from "#app/admin/draft/draft.ts";
import { keepCallDraft, readCallDraft } from "./call-draft.ts";
import { useIsUnsent } from "./use-unsent-calls.ts";

/** Keeps on the device what is said of a call, until it is stored. Answers what stood there when the sheet opened. */
export function useKeptSheet(form: RefObject<HTMLFormElement | null>, leadId: number): Draft | null {
  const [kept] = useState(() => readCallDraft(leadId));
  useEffect(() => {
    const sheet = form.current!;
    // Step and stage find their places by themselves: their moment may be over, or a colleague has moved the lead.
    const { step: _step, stage: _stage, ...words } = kept ?? {};
    fillIn(sheet, words);
    // What follows from an answer stands in the sheet a moment later.
    const keep = () => setTimeout(() => sheet.isConnected && keepCallDraft(leadId, sheet));
    sheet.addEventListener("input", keep);
    return () => sheet.removeEventListener("input", keep);
  }, [form, kept, leadId]);
  return kept;
}

/** Whether what came of the call waits for the line; when it is stored, the sheet leads back. */
export function useWaitingForLine(leadId: number, back: string): boolean {
  const isUnsent = useIsUnsent(leadId);
  const was = useRef(isUnsent);
  const navigate = useNavigate();
  const goOn = useEffectEvent(() => void navigate(back, { replace: true }));
  useEffect(() => {
    // Words that are still there were refused, and stand in the sheet again.
    if (was.current && !isUnsent && readCallDraft(leadId) === null) goOn();
    was.current = isUnsent;
  }, [isUnsent, leadId]);
  return isUnsent;
}
