import { useEffect, useEffectEvent } from "react";
import { type Location, useBlocker } from "react-router";
import { ConfirmDialog, type ConfirmDialogProps } from "#app/admin/dialog/confirm-dialog.tsx";
import { watchUnsaved } from "./unsaved-words.ts";

interface LeavingQuestionProps {
  isChanged: () => boolean;
  /** Whether a navigation keeps the same input open, apart from the address. */
  isStaying?: (next: Location) => boolean;
  onDiscard?: () => void;
  /** The question if no input is at stake. */
  words?: Pick<ConfirmDialogProps, "title" | "question" | "act" | "cancel">;
}

const discardWords = {
  title: "Discard changes?",
  question: <p>What you typed here is not saved yet.</p>,
  act: "Discard changes",
  cancel: "Keep editing",
};

/** Asks before input is lost, however the form is left: Cancel, Esc, a link, Back, or closing the tab. */
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

/** At the session's end input is kept; a logout asks itself. */
const isWayOut = ({ pathname }: Location) => pathname === "/admin/login";

/** The record named by an address: filters may change while it stays open. */
function recordOf({ pathname, search }: Location) {
  const params = new URLSearchParams(search);
  const asked = ["edit", "open", "write"].map((name) => params.get(name));
  return `${pathname} ${asked.join(" ")} ${params.has("new")}`;
}
