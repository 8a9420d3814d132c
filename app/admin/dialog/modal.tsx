import { type ReactNode, useEffectEvent, useId, useLayoutEffect, useRef } from "react";
import { DialogToaster } from "#app/admin/toast/toaster.tsx";
import { useIsAwake } from "#app/admin/use-is-awake.ts";
import { Icon } from "#app/ui/icon.tsx";

interface ModalProps {
  title: string;
  /** Called by the button, Esc or a press outside; the parent decides whether the modal closes. */
  onClose: () => void;
  className?: string;
  role?: "alertdialog";
  children: ReactNode;
}

/** A form's first field; reading starts at the title. */
const FIRST_TO_FOCUS = ".form :is(input:not([type=hidden]), select, textarea), .modal:not(:has(.form)) > h2";

/** Open as long as it is rendered; traps the focus and returns it. Renders only once scripts run. */
export function Modal(props: ModalProps) {
  return useIsAwake() && <OpenModal {...props} />;
}

function OpenModal({ title, onClose, className = "", role, children }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const askToClose = useEffectEvent(onClose);
  useLayoutEffect(() => {
    const opened = dialog.current!;
    // Chrome closes a dialog at the second Esc even if `cancel` was prevented, so the key is handled before.
    function takeEscape(event: KeyboardEvent) {
      if (event.key !== "Escape") return;
      event.preventDefault();
      event.stopPropagation();
      askToClose();
    }
    opened.addEventListener("keydown", takeEscape);
    const { documentElement } = document;
    documentElement.classList.toggle("has-no-scrollbar", documentElement.clientWidth === innerWidth);
    opened.showModal();
    // The browser might focus the scrolling box instead.
    const first =
      opened.querySelector<HTMLElement>("[data-opens-focused]") ??
      opened.querySelector<HTMLElement>(role === "alertdialog" ? "button" : FIRST_TO_FOCUS);
    first?.focus();
    if (role !== "alertdialog") raiseQuestion();
    return () => {
      opened.removeEventListener("keydown", takeEscape);
      closeAndReturnFocus(opened);
    };
  }, [role]);

  return (
    <dialog
      ref={dialog}
      role={role}
      className={`dialog modal ${className}`}
      aria-labelledby={titleId}
      closedby="any"
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <h2 id={titleId} tabIndex={-1}>
        {title}
      </h2>
      {children}
      {/* Last, so that the focus starts in the first field. */}
      <button type="button" className="btn-icon modal-close" aria-label="Close" onClick={onClose}>
        <Icon name="close" />
      </button>
      <DialogToaster />
    </dialog>
  );
}

/** After a reload a question may open before its dialog and would be below it. */
function raiseQuestion() {
  const question = document.querySelector<HTMLDialogElement>("dialog[role=alertdialog][open]");
  if (!question) return;
  question.close();
  question.showModal();
  question.querySelector("button")?.focus();
}

/** A key or link opened it, or the opener is gone, e.g. with a deleted row. */
function closeAndReturnFocus(dialog: HTMLDialogElement) {
  dialog.close();
  const { activeElement } = document;
  const isNowhere = activeElement === document.body || dialog.contains(activeElement);
  if (isNowhere) document.getElementById("main")?.focus({ preventScroll: true });
}
