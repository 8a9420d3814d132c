import { useState } from "react";
import type { SaveRefusal } from "#app/admin/form/use-field-checks.ts";

/**
 * A save that came after somebody else's: open until each field has a hand, then written on over the newer version.
 * `sentence` is what the form says of itself.
 */
export function useConflict(refusal: SaveRefusal | undefined | null, sentence: string | undefined) {
  const [settled, setSettled] = useState<{ version: string; isSent: boolean }>();
  const newer = refusal?.newer?.updated_at;
  const isSettled = newer !== undefined && settled?.version === newer;
  // What the server said before the choice is no longer news.
  const isOld = isSettled && sentence === refusal?.failure;
  return {
    isOpen: newer !== undefined && !isSettled,
    /** Chosen, and not sent yet. */
    isWritten: isSettled && !settled.isSent,
    written: "What you chose of both versions stands here. It is not saved yet.",
    /** The version that the form is written over by now: a third person's save is told of, too. */
    seenOver: (opened: string) => (settled && settled.version > opened ? settled.version : opened),
    sentence: isOld ? undefined : sentence,
    settle: (isSent: boolean) => setSettled({ version: newer!, isSent }),
  };
}
