import { type ReactNode, useEffect, useEffectEvent, useRef } from "react";
import { Modal } from "#app/admin/dialog/modal.tsx";
import { LeavingQuestion } from "#app/admin/draft/leaving-question.tsx";
import { areSingleKeysOn } from "#app/admin/keyboard/single-keys.ts";
import { Icon } from "#app/ui/icon.tsx";

interface EnquiryDialogProps {
  title: string;
  /** Below the title, beside the buttons for other records: status and sender. */
  summary: ReactNode;
  /** Absent at the list's ends. */
  onPrevious: (() => void) | undefined;
  onNext: (() => void) | undefined;
  onClose: () => void;
  /** The content, and what can be done. */
  children: ReactNode;
  /** Facts and history: beside the rest, or below it on a phone. */
  aside: ReactNode;
  /** Acts on the whole record. */
  foot: ReactNode;
}

/** An enquiry to read and work on; `j` and `k` go to the next and the previous one. */
export function EnquiryDialog(props: EnquiryDialogProps) {
  const { title, summary, onPrevious, onNext, onClose, children, aside, foot } = props;
  const body = useRef<HTMLDivElement>(null);
  useStepKeys({ j: onNext, k: onPrevious });
  return (
    <Modal title={title} className="enquiry-dialog" onClose={onClose}>
      <div className="enquiry-bar">
        <StepButton label="Previous" keys="k" onStep={onPrevious} />
        <StepButton label="Next" keys="j" onStep={onNext} />
        {summary}
      </div>
      <div className="enquiry-body" ref={body}>
        <div className="enquiry-main">{children}</div>
        <div className="enquiry-aside">{aside}</div>
      </div>
      <div className="modal-foot">{foot}</div>
      <LeavingQuestion isChanged={() => hasTypedWords(body.current)} />
    </Modal>
  );
}

/** It may contain several forms. */
function hasTypedWords(body: HTMLElement | null): boolean {
  const controls = body?.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>("input, textarea") ?? [];
  return [...controls].some(({ value, defaultValue }) => value !== defaultValue);
}

/** Stays at the list's ends, so that the focus is not lost. */
function StepButton({ label, keys, onStep }: { label: "Previous" | "Next"; keys: string; onStep?: () => void }) {
  return (
    <button
      type="button"
      className={label === "Previous" ? "btn-icon enquiry-previous" : "btn-icon"}
      aria-label={label}
      aria-keyshortcuts={keys}
      aria-disabled={onStep === undefined}
      onClick={onStep}
    >
      <Icon name="chevron-right" />
    </button>
  );
}

function useStepKeys(steps: Record<string, (() => void) | undefined>) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const isTyping = event.target instanceof HTMLElement && event.target.matches("input, select, textarea");
    if (event.ctrlKey || event.metaKey || event.altKey || isTyping || !areSingleKeysOn()) return;
    // A question above the record has precedence.
    if (document.querySelectorAll("dialog[open]").length > 1) return;
    steps[event.key]?.();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    addEventListener("keydown", listen);
    return () => removeEventListener("keydown", listen);
  }, []);
}
