import { useRef, useState } from "react";
import { Form, useNavigation } from "react-router";
import { useSaveAnswer } from "#app/admin/form/use-save-answer.ts";
import { sendByKey } from "#app/admin/enquiry/writing/send-by-key.ts";
import { useDraft } from "#app/admin/draft/use-draft.ts";
import { useFieldChecks } from "#app/admin/form/use-field-checks.ts";
import { KeptMailNote } from "#app/admin/outbox/mail-standing.tsx";
import { useMe } from "#app/admin/session/use-me.ts";
import { insertTemplate } from "#app/admin/templates/insert-template.ts";
import { signatureOf } from "#app/admin/templates/signature-of.ts";
import { TemplateChoice } from "#app/admin/templates/template-choice.tsx";
import { messageReply } from "#app/domain/message/message-reply-schema.ts";
import type { Message } from "#app/domain/message/message-schema.ts";
import { replySubject } from "#app/domain/message/reply-subject.ts";
import { salutation } from "#app/domain/outbox/notices/salutation.ts";
import { fillTemplate } from "#app/domain/template/fill-template.ts";
import { Banner } from "#app/ui/banner.tsx";
import { TextAreaField, TextField } from "#app/ui/field.tsx";
import type { ReplyOutcome } from "./answer-message.ts";
import { withoutSalutation } from "./without-salutation.ts";

const rules = { schema: messageReply, requiredFields: ["reply"] };

/** A reply by mail. The product adds salutation, closing and the visitor's message. */
export function ReplyForm({ message: { id, name, subject, updated_at } }: { message: Message }) {
  const writer = useMe();
  const form = useRef<HTMLFormElement>(null);
  const outcome = useSaveAnswer<ReplyOutcome | null>();
  const refusal = outcome && "failure" in outcome ? outcome : undefined;
  const checks = useFieldChecks(rules, form, refusal);
  const draft = useDraft(form);
  // The version when the reply was begun: later changes were not read.
  const [begunOn, setBegunOn] = useState(draft?.["seen"]);
  const isSending = useNavigation().formMethod !== undefined;
  return (
    <Form
      ref={form}
      className="reply-form"
      method="post"
      preventScrollReset
      noValidate
      aria-label="Reply by mail"
      onSubmit={checks.onSubmit}
      onInput={() => {
        setBegunOn((begun) => begun ?? updated_at);
        checks.onInput();
      }}
      onBlur={checks.onBlur}
      onKeyDown={sendByKey}
    >
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="seen" value={begunOn ?? updated_at} />
      {checks.sentence && <Banner tone="bad">{checks.sentence}</Banner>}
      {draft?.["reply"] && !checks.sentence && (
        <Banner tone="good">What you typed before the session ended is here again. It is not sent yet.</Banner>
      )}
      <TemplateChoice
        channel="email"
        onChoose={({ body }) =>
          insertTemplate(
            form.current!.querySelector("textarea")!,
            withoutSalutation(fillTemplate(body, { name, course: null, counsellor: signatureOf(writer) })),
          )
        }
      />
      <TextField label="Subject" name="subject" defaultValue={replySubject(subject)} error={checks.errors["subject"]} />
      <TextAreaField
        label="Reply"
        name="reply"
        required
        rows={7}
        hint={`Goes out under “${salutation(name)}”; our greeting and the message above follow it.`}
        aria-keyshortcuts="Control+Enter"
        error={checks.errors["reply"]}
      />
      <KeptMailNote />
      <div className="reply-acts">
        {refusal?.newer && (
          <button type="submit" name="anyway" value="1" className="btn" disabled={isSending}>
            {isSending ? "Sending..." : "Send anyway"}
          </button>
        )}
        {!refusal?.newer && (
          <button type="submit" className="btn" disabled={isSending}>
            {isSending ? "Sending..." : "Send reply"} <kbd aria-hidden="true">Ctrl Enter</kbd>
          </button>
        )}
      </div>
    </Form>
  );
}
