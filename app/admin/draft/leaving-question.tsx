import { useEffect, useEffectEvent } from "react";
import { type Location, useBlocker } from "react-router";
import { ConfirmDialog, type ConfirmDialogProps } from "#app/admin/dialog/confirm-dialog.tsx";
import { watchUnsaved } from "./unsaved-words.ts";

interface LeavingQuestionProps {
  isChanged: () => boolean;
  /** Where the same words stay open, beyond what the address tells. */
  isStaying?: (next: Location) => boolean;
  onDiscard?: () => void;
  /** What is asked where no typed words are at stake. */
  words?: Pick<ConfirmDialogProps, "title" | "question" | "act" | "cancel">;
}

const discardWords = {
  title: "Discard changes?",
  question: <p>What you typed here is not saved yet.</p>,
  act: "Discard changes",
  cancel: "Keep editing",
};

/** Asks before typed words are lost, however a record is left: Cancel, Esc, a link, Back, or the tab's own cross. */
export function LeavingQuestion({ isChanged, isStaying, onDiscard, words = discardWords }: LeavingQuestionProps) {
  const isUnsaved = useEffectEvent(isChanged);
  useEffect(() => {
    const stopWatching = watchUnsaved(() => isUnsaved());
    const warn = (event: BeforeUnloadEvent) => {
      if (isUnsaved()) event.preventDefault();
    };
    addEventListener("beforeunload", warn);
    return () => {
      stopWatching();
      removeEventListener("beforeunload", warn);
    };
  }, []);

  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      recordOf(currentLocation) !== recordOf(nextLocation) &&
      !isWayOut(nextLocation) &&
      !isStaying?.(nextLocation) &&
      isChanged(),
  );
  if (blocker.state !== "blocked") return null;
  return (
    <ConfirmDialog
      {...words}
      onConfirm={() => {
        onDiscard?.();
        blocker.proceed();
      }}
      onCancel={blocker.reset}
    />
  );
}

/** At the end of a session what was typed is kept; a logout has asked by itself. */
const isWayOut = ({ pathname }: Location) => pathname === "/admin/login";

/** A filter may change in the address while the same record stays open. */
function recordOf({ pathname, search }: Location) {
  const params = new URLSearchParams(search);
  const asked = ["edit", "open", "write"].map((name) => params.get(name));
  return `${pathname} ${asked.join(" ")} ${params.has("new")}`;
}
