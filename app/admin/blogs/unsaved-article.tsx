import { useEffect } from "react";
import { useBlocker } from "react-router";
import { ConfirmDialog } from "#app/admin/dialog/confirm-dialog.tsx";
import { dropKeptWords } from "./kept-words.ts";
import type { WrittenArticle } from "./use-article.ts";

/** Asks before written words are lost. The way to the login screen is free: they are kept until whoever comes back. */
export function UnsavedArticle({ article: { isChanged, key } }: { article: WrittenArticle }) {
  useEffect(() => {
    if (!isChanged) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", warn);
    return () => removeEventListener("beforeunload", warn);
  }, [isChanged]);

  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isChanged &&
      nextLocation.pathname !== "/admin/login" &&
      nextLocation.pathname !== currentLocation.pathname &&
      (nextLocation.state as { writtenAs?: string } | null)?.writtenAs === undefined,
  );
  if (blocker.state !== "blocked") return null;
  return (
    <ConfirmDialog
      title="Discard changes?"
      question={<p>What you wrote here is not saved yet.</p>}
      act="Discard changes"
      cancel="Keep editing"
      onConfirm={() => {
        dropKeptWords(key);
        blocker.proceed();
      }}
      onCancel={blocker.reset}
    />
  );
}
