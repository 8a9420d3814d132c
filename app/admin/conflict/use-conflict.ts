import { useState } from "react";
import type { SaveRefusal } from "#app/admin/form/use-field-checks.ts";

/**
 * A conflict with somebody else's save: open until each field is decided, then the form is based on the newer version.
 * `sentence` is the form's message.
 */
export function useConflict(refusal: SaveRefusal | undefined | null, sentence: string | undefined) {
  const [settled, setSettled] = useState<{ version: string; isSent: boolean }>();
  const newer = refusal?.newer?.updated_at;
  const isSettled = newer !== undefined && settled?.version === newer;
  // The server's message from before the choice is outdated.
  const isOld = isSettled && sentence === refusal?.failure;
  return {
    isOpen: newer !== undefined && !isSettled,
    /** Chosen but not sent yet. */
    isWritten: isSettled && !settled.isSent,
    written: "What you chose of both versions stands here. It is not saved yet.",
    /** The version that the form is based on now, so that a third person's save is noticed as well. */
    seenOver: (opened: string) => (settled && settled.version > opened ? settled.version : opened),
    sentence: isOld ? undefined : sentence,
    settle: (isSent: boolean) => setSettled({ version: newer!, isSent }),
  };
}
