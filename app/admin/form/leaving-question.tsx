import { useEffect, useEffectEvent } from "react";
import { type Location, useBlocker } from "react-router";
import { ConfirmDialog } from "#app/admin/dialog/confirm-dialog.tsx";

/** Asks before typed words are lost, however a record is left: Cancel, Esc, a link, Back, or the tab's own cross. */
export function LeavingQuestion({ isChanged }: { isChanged: () => boolean }) {
  const warn = useEffectEvent((event: BeforeUnloadEvent) => {
    if (isChanged()) event.preventDefault();
  });
  useEffect(() => {
    const listen = (event: BeforeUnloadEvent) => warn(event);
    addEventListener("beforeunload", listen);
    return () => removeEventListener("beforeunload", listen);
  }, []);

  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      recordOf(currentLocation) !== recordOf(nextLocation) && !isSessionEnd(nextLocation) && isChanged(),
  );
  if (blocker.state !== "blocked") return null;
  return (
    <ConfirmDialog
      title="Discard changes?"
      question={<p>What you typed here is not saved yet.</p>}
      act="Discard changes"
      cancel="Keep editing"
      onConfirm={blocker.proceed}
      onCancel={blocker.reset}
    />
  );
}

/** What was typed is then kept as a draft. */
const isSessionEnd = ({ pathname, search }: Location) =>
  pathname === "/admin/login" && new URLSearchParams(search).has("expired");

/** A filter may change in the address while the same record stays open. */
function recordOf({ pathname, search }: Location) {
  const params = new URLSearchParams(search);
  return `${pathname} ${params.get("edit")} ${params.get("open")} ${params.get("write")} ${params.has("new")}`;
}
