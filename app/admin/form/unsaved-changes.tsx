import { type RefObject, useEffect, useRef } from "react";
import { type Location, useBlocker } from "react-router";
import { ConfirmDialog } from "#app/admin/dialog/confirm-dialog.tsx";
import { fingerprint } from "./form-entries.ts";

/** Asks before typed words are lost, however the form is left: Cancel, Esc, a link, Back, or the tab's own cross. */
export function UnsavedChanges({ form }: { form: RefObject<HTMLFormElement | null> }) {
  const atOpening = useRef("");
  useEffect(() => {
    atOpening.current = fingerprint(form.current!);
    const warn = (event: BeforeUnloadEvent) => {
      if (isChanged()) event.preventDefault();
    };
    const isChanged = () => form.current !== null && fingerprint(form.current) !== atOpening.current;
    addEventListener("beforeunload", warn);
    return () => removeEventListener("beforeunload", warn);
  }, [form]);

  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    const isLeft = recordOf(currentLocation) !== recordOf(nextLocation);
    return isLeft && form.current !== null && fingerprint(form.current) !== atOpening.current;
  });
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

/** A filter may change in the address while the same record stays open. */
function recordOf({ pathname, search }: Location) {
  const params = new URLSearchParams(search);
  return `${pathname} ${params.get("edit")} ${params.has("new")}`;
}
