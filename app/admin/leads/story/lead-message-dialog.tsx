import { whatsAppAddress } from "#app/admin/enquiry/reach/phone-links.tsx";
import { type RefObject, useEffect, useEffectEvent, useRef } from "react";
import { useFetcher } from "react-router";
import { DialogFoot } from "#app/admin/dialog/dialog-foot.tsx";
import { Modal } from "#app/admin/dialog/modal.tsx";
import { LeavingQuestion } from "#app/admin/draft/leaving-question.tsx";
import { useDraft } from "#app/admin/draft/use-draft.ts";
import { KeptMailNote } from "#app/admin/outbox/mail-standing.tsx";
import { useMe } from "#app/admin/session/use-me.ts";
import { insertTemplate } from "#app/admin/templates/insert-template.ts";
import { signatureOf } from "#app/admin/templates/signature-of.ts";
import { TemplateChoice } from "#app/admin/templates/template-choice.tsx";
import { courseMessage, titleWithUniversity } from "#app/domain/course/words/course-in-words.ts";
import type { Lead } from "#app/domain/lead/lead-schema.ts";
import type { AskedCourse } from "#app/domain/lead/people/person-records-schema.ts";
import { salutation } from "#app/domain/outbox/notices/salutation.ts";
import { fillTemplate } from "#app/domain/template/fill-template.ts";
import type { Template } from "#app/domain/template/template-schema.ts";
import { dayInIndia } from "#app/lib/time/india-day.ts";
import { Banner } from "#app/ui/banner.tsx";
import { TextAreaField, TextField } from "#app/ui/field.tsx";
import type { LeadOutcome } from "./lead-acts.ts";

interface LeadMessageDialogProps {
  lead: Lead;
  channel: Template["channel"];
  /** The course with which the message starts. */
  about?: AskedCourse | undefined;
  onClose: () => void;
}

/** A mail or WhatsApp message to a lead, from a template or by hand. Input survives the end of the session. */
export function LeadMessageDialog({ lead, channel, about, onClose }: LeadMessageDialogProps) {
  const fetcher = useFetcher<LeadOutcome>();
  const form = useRef<HTMLFormElement>(null);
  const draft = useDraft(form, { part: channel });
  const outcome = fetcher.data;
  const closeSent = useEffectEvent(() => {
    // Sent text is no unsaved change.
    form.current!.reset();
    onClose();
  });
  useEffect(() => {
    if (outcome && "doneAt" in outcome) closeSent();
  }, [outcome]);
  const refusal = outcome && "failure" in outcome ? outcome : undefined;
  const isMail = channel === "email";
  const words = about && `${salutation(lead.name)}\n\n${courseMessage(about, dayInIndia())}`;
  const facts = { name: lead.name, course: lead.course, counsellor: signatureOf(useMe()) };
  return (
    <Modal
      title={isMail ? `Mail to ${lead.name}` : `WhatsApp to ${lead.name}`}
      className="record-dialog"
      onClose={onClose}
    >
      <fetcher.Form
        ref={form}
        method="post"
        action={`/admin/leads/${lead.id}`}
        onSubmit={() => !isMail && openWhatsApp(form, lead)}
      >
        <input type="hidden" name="act" value={isMail ? "mail" : "begin"} />
        {!isMail && <input type="hidden" name="kind" value="whatsapp" />}
        <input type="hidden" name="name" value={lead.name} />
        <div className="form">
          {refusal && <Banner tone="bad">{refusal.failure}</Banner>}
          {draft && !refusal && (
            <Banner tone="good">What you typed before the session ended is here again. It is not sent yet.</Banner>
          )}
          <TemplateChoice channel={channel} onChoose={(template) => putIn(form, template, facts)} />
          {isMail && (
            <TextField
              label="Subject"
              name="subject"
              required
              maxLength={200}
              defaultValue={about && titleWithUniversity(about)}
              error={refusal?.errors["subject"]}
            />
          )}
          <TextAreaField
            label="Message"
            name={isMail ? "body" : "text"}
            required
            rows={9}
            maxLength={5000}
            defaultValue={words}
            data-filled={words}
            error={refusal?.errors["body"] ?? refusal?.errors["text"]}
            hint={
              isMail
                ? "The mail ends with warm regards from the team; an answer comes to the contact e-mail."
                : undefined
            }
          />
          {isMail && <KeptMailNote />}
        </div>
        <DialogFoot onClose={onClose} isBusy={fetcher.state === "submitting"}>
          {isMail ? "Send mail" : "Open WhatsApp"}
          {!isMail && <span className="visually-hidden"> (opens in a new tab)</span>}
        </DialogFoot>
      </fetcher.Form>
      <LeavingQuestion isChanged={() => hasOwnWords(form)} />
    </Modal>
  );
}

type FormRef = RefObject<HTMLFormElement | null>;

/** Whether text was typed beyond the template. The dialog may have just closed. */
function hasOwnWords(form: FormRef): boolean {
  if (!form.current) return false;
  const message = messageIn(form);
  return message.value.trim() !== "" && message.value !== message.dataset["filled"];
}

const messageIn = (form: FormRef) => form.current!.querySelector("textarea")!;

function putIn(form: FormRef, template: Template, facts: Parameters<typeof fillTemplate>[1]) {
  const { subject } = form.current!.elements as unknown as Record<string, HTMLInputElement | undefined>;
  insertTemplate(messageIn(form), fillTemplate(template.body, facts));
  if (subject) subject.value = fillTemplate(template.subject, facts);
}

/** Within the click: later, the browser would block the new tab as a pop-up. */
function openWhatsApp(form: FormRef, { phone_e164 }: Lead) {
  const words = new FormData(form.current!).get("text") as string;
  open(`${whatsAppAddress(phone_e164)}?${new URLSearchParams({ text: words })}`, "_blank", "noopener");
}
