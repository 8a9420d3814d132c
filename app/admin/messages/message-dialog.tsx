import { useEffect, useState } from "react";
import { Link, useFetcher } from "react-router";
import { useSaveAnswer } from "#app/admin/form/use-save-answer.ts";
import { MissingRecord } from "#app/admin/dialog/missing-record.tsx";
import { NoContact } from "#app/admin/enquiry/reach/no-contact.tsx";
import { EnquiryDialog } from "#app/admin/enquiry/enquiry-dialog.tsx";
import { FactList } from "#app/admin/enquiry/fact-list.tsx";
import { useOpenEnquiry } from "#app/admin/enquiry/open-enquiry.ts";
import { Timeline } from "#app/admin/enquiry/timeline/timeline.tsx";
import { formatMoment } from "#app/admin/india-time.ts";
import { useMay } from "#app/admin/session/use-may.ts";
import { AlsoOpen } from "#app/admin/open-record/also-open.tsx";
import { useListAddress } from "#app/admin/list/list-address.ts";
import type { ListPage } from "#app/admin/list/list-page.ts";
import type { Message } from "#app/domain/message/message-schema.ts";
import type { ReplyOutcome } from "./answer-message.ts";
import { MessageBadge } from "./message-badge.tsx";
import { messageEventWords } from "./message-events.content.ts";
import { ReplyForm } from "./reply-form.tsx";

/** The message in the address: its text, the reply, and its timeline. */
export default function MessageDialog({ list }: { list: ListPage<Message> }) {
  const { record, isMissing, previous, next, open, close } = useOpenEnquiry("messages", list);
  const address = useListAddress();
  const may = useMay();
  const sent = useLastSent();
  if (isMissing) return <MissingRecord one="message" onClose={close} />;
  if (!record) return null;
  const { id, name, subject, message, status } = record;
  return (
    <EnquiryDialog
      title={subject}
      summary={
        <>
          <MessageBadge status={status} />
          <span className="sub">{name}</span>
        </>
      }
      onPrevious={previous && (() => open(previous))}
      onNext={next && (() => open(next))}
      onClose={close}
      aside={
        <>
          <SenderFacts message={record} />
          <Timeline key={id} noun="message" id={id} wordsOf={messageEventWords} />
        </>
      }
      foot={
        <>
          {may("messages.delete") && (
            <Link className="btn btn-plain" to={address.with({ delete: `${id}` })} preventScrollReset>
              Delete message
            </Link>
          )}
          <StatusButton message={record} />
        </>
      }
    >
      <AlsoOpen list="messages" id={id} />
      <p className="message-words">{message}</p>
      {record.no_contact ? <NoContact /> : <ReplyForm key={`${id} ${sent}`} message={record} />}
    </EnquiryDialog>
  );
}

/** Resets the reply form only after a reply was sent, not for others' changes. */
function useLastSent(): string {
  const outcome = useSaveAnswer<ReplyOutcome | null>();
  const [last, setLast] = useState("");
  const sent = outcome && "sent" in outcome ? outcome.sent : last;
  if (sent !== last) setLast(sent);
  useEffect(() => {
    // The focused form is gone; from the title, `j` works.
    if (last && document.activeElement === document.body) {
      document.querySelector<HTMLElement>(".enquiry-dialog > h2")?.focus({ preventScroll: true });
    }
  }, [last]);
  return sent;
}

function SenderFacts({
  message: { name, email, no_contact, created_at, source_page, consent_version },
}: {
  message: Message;
}) {
  return (
    <FactList
      facts={{
        From: name,
        Email: no_contact ? email : <a href={`mailto:${email}`}>{email}</a>,
        Received: <time dateTime={created_at}>{formatMoment(created_at)}</time>,
        "Sent from": source_page,
        Consent: `Privacy notice ${consent_version}`,
      }}
    />
  );
}

/** For messages answered otherwise, or not settled after all. */
function StatusButton({ message: { id, status } }: { message: Message }) {
  const fetcher = useFetcher({ key: `message-status-${id}` });
  const isNew = status === "new";
  return (
    <button
      type="button"
      className="btn btn-quiet"
      disabled={fetcher.state !== "idle"}
      onClick={() =>
        void fetcher.submit({ id, status: isNew ? "answered" : "new" }, { method: "put", action: "/admin/messages" })
      }
    >
      {isNew ? "Mark as answered" : "Open again"}
    </button>
  );
}
