import { type FocusEvent, type MouseEvent, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { useFetcher } from "react-router";
import { Icon } from "#app/ui/icon.tsx";
import {
  dismissToast,
  isActUnderWay,
  openForToasts,
  pressUndo,
  readToasts,
  type Toast,
  topmostDialog,
  watchToasts,
} from "./toasts.ts";

const SHOWN_MS = 6000;
/** Somebody on the telephone needs a while to undo something. */
const SHOWN_WITH_UNDO_MS = 20_000;
const none: Toast[] = [];

/** The toasts at the panel's foot, while no dialog is open. */
export function Toaster() {
  const isBehind = useSyncExternalStore(watchToasts, topmostDialog, () => undefined) !== undefined;
  return <Toasts isShown={!isBehind} />;
}

/** The toasts in each dialog: behind an open one, Undo could not be pressed. Only the topmost shows them. */
export function DialogToaster() {
  const [dialog] = useState(() => Symbol("dialog"));
  useEffect(() => openForToasts(dialog), [dialog]);
  return <Toasts isShown={useSyncExternalStore(watchToasts, topmostDialog, () => undefined) === dialog} />;
}

/** The live regions are in the document from the start: screen readers announce only later changes. */
function Toasts({ isShown }: { isShown: boolean }) {
  const all = useSyncExternalStore(watchToasts, readToasts, () => none);
  const toasts = isShown ? all : none;
  const shown = (isFailure: boolean) =>
    toasts.filter((toast) => toast.isFailure === isFailure).map((toast) => <ToastCard key={toast.id} toast={toast} />);
  return (
    <div className="toaster">
      <output>{shown(false)}</output>
      <div role="alert">{shown(true)}</div>
    </div>
  );
}

function ToastCard({ toast: { id, text, isFailure, undo } }: { toast: Toast }) {
  const [isHeld, setIsHeld] = useState(false);
  const isActing = useSyncExternalStore(watchToasts, isActUnderWay, () => false);
  const fetcher = useFetcher();
  const hasUndo = undo !== undefined;
  useEffect(() => {
    if (isHeld || isFailure) return;
    const timer = setTimeout(() => dismissToast(id), hasUndo ? SHOWN_WITH_UNDO_MS : SHOWN_MS);
    return () => clearTimeout(timer);
  }, [id, isHeld, isFailure, hasUndo]);
  const hold = () => setIsHeld(true);
  const letGo = () => setIsHeld(false);
  const cameFrom = useRef<HTMLElement | null>(null);
  function enter({ currentTarget, relatedTarget }: FocusEvent) {
    hold();
    if (!currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget as HTMLElement | null;
  }
  function dismiss({ detail }: MouseEvent) {
    // The pressed button disappears; if it was pressed by key, the focus moves.
    if (detail === 0) cameFrom.current?.focus({ preventScroll: true });
    dismissToast(id);
  }

  return (
    <span className="toast" onPointerEnter={hold} onPointerLeave={letGo} onFocus={enter} onBlur={letGo}>
      {isFailure && <Icon name="alert" />}
      <span>{text}</span>
      {undo && (
        <button
          type="button"
          disabled={isActing}
          onClick={(event) => {
            pressUndo(undo);
            void fetcher.submit(undo.fields, { method: undo.method, action: undo.action });
            dismiss(event);
          }}
        >
          Undo
        </button>
      )}
      <button type="button" className="toast-close" aria-label="Dismiss" onClick={dismiss}>
        <Icon name="close" />
      </button>
    </span>
  );
}
