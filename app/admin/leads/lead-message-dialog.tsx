import { whatsAppAddress } from "#app/admin/enquiry/phone-links.tsx";
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import { useFetcher } from "react-router";
import { ConfirmDialog } from "#app/admin/dialog/confirm-dialog.tsx";
import { Modal } from "#app/admin/dialog/modal.tsx";
import { insertTemplate } from "#app/admin/templates/insert-template.ts";
import { TemplateChoice } from "#app/admin/templates/template-choice.tsx";
import type { Lead } from "#app/domain/lead/lead-schema.ts";
import { fillTemplate } from "#app/domain/template/fill-template.ts";
import type { Template } from "#app/domain/template/template-schema.ts";
import { Banner } from "#app/ui/banner.tsx";
import { TextAreaField, TextField } from "#app/ui/field.tsx";
import type { LeadOutcome } from "./lead-acts.ts";

interface LeadMessageDialogProps {
  lead: Lead;
  channel: Template["channel"];
  templates: Template[];
  /** Who writes, as templates name them. */
  counsellor: string;
  onClose: () => void;
}

/** A mail or a WhatsApp message to a lead, from a template or by hand. */
export function LeadMessageDialog({ lead, channel, templates, counsellor, onClose }: LeadMessageDialogProps) {
  const fetcher = useFetcher<LeadOutcome>();
  const form = useRef<HTMLFormElement>(null);
  const [isAsking, setIsAsking] = useState(false);
  const leave = () => (hasOwnWords(form) ? setIsAsking(true) : onClose());
  const outcome = fetcher.data;
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (outcome && "doneAt" in outcome) close();
  }, [outcome]);
  const refusal = outcome && "failure" in outcome ? outcome : undefined;
  const isMail = channel === "email";
  const facts = { name: lead.name, course: lead.course, counsellor };
  return (
    <Modal
      title={isMail ? `Mail to ${lead.name}` : `WhatsApp to ${lead.name}`}
      className="record-dialog"
      onClose={leave}
    >
      <fetcher.Form
        ref={form}
        method="post"
        action={`/admin/leads/${lead.id}`}
        onSubmit={() => !isMail && openWhatsApp(form, lead)}
      >
        <input type="hidden" name="act" value={isMail ? "mail" : "whatsapp"} />
        <input type="hidden" name="name" value={lead.name} />
        <div className="form">
          {refusal && <Banner tone="bad">{refusal.failure}</Banner>}
          <TemplateChoice
            templates={templates.filter((template) => template.channel === channel)}
            onChoose={(template) => putIn(form, template, facts)}
          />
          {isMail && (
            <TextField label="Subject" name="subject" required maxLength={200} error={refusal?.errors["subject"]} />
          )}
          <TextAreaField
            label="Message"
            name={isMail ? "body" : "text"}
            required
            rows={9}
            maxLength={5000}
            error={refusal?.errors["body"] ?? refusal?.errors["text"]}
            hint={
              isMail
                ? "The mail ends with warm regards from the team; an answer comes to the contact e-mail."
                : undefined
            }
          />
        </div>
        <div className="modal-foot">
          <button type="button" className="btn btn-quiet" onClick={leave}>
            Cancel
          </button>
          <button type="submit" className="btn" disabled={fetcher.state === "submitting"}>
            {isMail ? "Send mail" : "Open WhatsApp"}
            {!isMail && <span className="visually-hidden"> (opens in a new tab)</span>}
          </button>
        </div>
      </fetcher.Form>
      {isAsking && (
        <ConfirmDialog
          title="Discard the message?"
          question={<p>What you typed here is not sent yet.</p>}
          act="Discard"
          cancel="Keep writing"
          onConfirm={onClose}
          onCancel={() => setIsAsking(false)}
        />
      )}
    </Modal>
  );
}

type FormRef = RefObject<HTMLFormElement | null>;

/** Whether somebody typed, beyond choosing a template. */
function hasOwnWords(form: FormRef): boolean {
  const message = messageIn(form);
  return message.value.trim() !== "" && message.value !== message.dataset["filled"];
}

const messageIn = (form: FormRef) => form.current!.querySelector("textarea")!;

function putIn(form: FormRef, template: Template, facts: Parameters<typeof fillTemplate>[1]) {
  const { subject } = form.current!.elements as unknown as Record<string, HTMLInputElement | undefined>;
  insertTemplate(messageIn(form), fillTemplate(template.body, facts));
  if (subject) subject.value = fillTemplate(template.subject, facts);
}

/** In the same press of the button: later the browser would take the new tab for a pop-up. */
function openWhatsApp(form: FormRef, { phone_e164 }: Lead) {
  const words = new FormData(form.current!).get("text") as string;
  open(`${whatsAppAddress(phone_e164)}?${new URLSearchParams({ text: words })}`, "_blank", "noopener");
}
