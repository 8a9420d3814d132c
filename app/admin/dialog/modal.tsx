import { type ReactNode, useEffectEvent, useId, useLayoutEffect, useRef } from "react";
import { DialogToaster } from "#app/admin/toast/toaster.tsx";
import { useIsAwake } from "#app/admin/use-is-awake.ts";
import { Icon } from "#app/ui/icon.tsx";

interface ModalProps {
  title: string;
  /** Asked for by the button, Esc or a press beside it; who renders the modal decides whether it goes. */
  onClose: () => void;
  className?: string;
  role?: "alertdialog";
  children: ReactNode;
}

/** A form's first field; what is read first begins at its title. */
const FIRST_TO_FOCUS = ".form :is(input:not([type=hidden]), select, textarea), .modal:not(:has(.form)) > h2";

/**
 * Stands open as long as it is rendered, keeps the focus inside and gives it back. It opens once there is who can open
 * it.
 */
export function Modal(props: ModalProps) {
  return useIsAwake() && <OpenModal {...props} />;
}

function OpenModal({ title, onClose, className = "", role, children }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const askToClose = useEffectEvent(onClose);
  useLayoutEffect(() => {
    const opened = dialog.current!;
    // Chrome closes a dialog at the second Esc even when `cancel` is refused, so the key is taken before it gets there.
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
    // Left to itself the browser may take the scrolling box.
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
      {/* Last, so that the dialog opens with the focus in its first field. */}
      <button type="button" className="btn-icon modal-close" aria-label="Close" onClick={onClose}>
        <Icon name="close" />
      </button>
      <DialogToaster />
    </dialog>
  );
}

/** After a reload the question may open before the dialog that it is asked in, and would lie below it. */
function raiseQuestion() {
  const question = document.querySelector<HTMLDialogElement>("dialog[role=alertdialog][open]");
  if (!question) return;
  question.close();
  question.showModal();
  question.querySelector("button")?.focus();
}

/** A key or a link opened it, or the control that did has gone meanwhile, e.g. with a deleted row. */
function closeAndReturnFocus(dialog: HTMLDialogElement) {
  dialog.close();
  const { activeElement } = document;
  const isNowhere = activeElement === document.body || dialog.contains(activeElement);
  if (isNowhere) document.getElementById("main")?.focus({ preventScroll: true });
}
