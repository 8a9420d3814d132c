import { useEffect, useEffectEvent } from "react";
import { useFetcher } from "react-router";
import { Modal } from "#app/admin/dialog/modal.tsx";
import { useFollowedRecord } from "#app/admin/enquiry/opened/followed-record.ts";
import type { SaveRefusal } from "#app/admin/form/use-field-checks.ts";
import { KeptMailNote, useKeepsMails } from "#app/admin/outbox/mail-standing.tsx";
import { useListAddress } from "#app/admin/list/list-address.ts";
import type { Application, StepNotice } from "#app/domain/application/application-schema.ts";
import { applicationSteps, stepWords } from "#app/domain/application/application-steps.ts";
import { Banner } from "#app/ui/banner.tsx";
import { nameOf } from "#app/admin/applications/application-words.content.ts";
import type { NoticeAnswer } from "./step-notice-data.ts";

/** Asks before an application is moved, and shows the text that the applicant will get. */
export function MoveDialog({ rows }: { rows: Application[] }) {
  const address = useListAddress();
  const { params } = address;
  const { record: application } = useFollowedRecord({ file: "applications", rows }, params.get("move"));
  const step = Number(params.get("onto"));
  const close = () => address.close("move", "onto");
  const closeAnswered = useEffectEvent(close);
  const isAnswered = application?.step === step;
  useEffect(() => {
    if (isAnswered) closeAnswered();
  }, [isAnswered]);
  if (!application || isAnswered || !applicationSteps[step - 1]) return null;
  return <MoveQuestion key={`${application.id} ${step}`} application={application} step={step} onClose={close} />;
}

interface MoveQuestionProps {
  application: Application;
  step: number;
  onClose: () => void;
}

function MoveQuestion({ application, step, onClose }: MoveQuestionProps) {
  const { id, step: from, updated_at } = application;
  const { answer, retry } = useStepNotice(`/admin/data/step-notice?id=${id}&step=${step}`);
  const fetcher = useFetcher<SaveRefusal>({ key: `move-${id}` });
  const name = nameOf(application);
  const move = () =>
    void fetcher.submit(
      { id, name, from, step, seen: updated_at },
      { method: "put", action: `/admin/applications${location.search}` },
    );
  const notice = answer && "notice" in answer ? answer.notice : undefined;
  return (
    <Modal title={`Move to step ${stepWords(step)}?`} className="confirm move-dialog" onClose={onClose}>
      <div className="confirm-text">
        <p>
          <span className="record-name">{name}</span> stands in step {stepWords(from)}.
        </p>
        {notice && <NoticeWords notice={notice} email={application.email} />}
        {!answer && <p className="sub">Reading what the applicant is told...</p>}
        {answer && "failure" in answer && (
          <>
            <Banner tone="bad">What the applicant would be told could not be read. {answer.failure}</Banner>
            <button type="button" className="btn btn-quiet" onClick={retry}>
              Try again
            </button>
          </>
        )}
        {fetcher.data?.failure && <Banner tone="bad">{fetcher.data.failure}</Banner>}
      </div>
      <div className="modal-foot">
        <button type="button" className="btn btn-quiet" data-opens-focused onClick={onClose}>
          Cancel
        </button>
        <button type="button" className="btn" disabled={!notice || fetcher.state !== "idle"} onClick={move}>
          {notice?.mail ? "Move and tell" : "Move"}
        </button>
      </div>
    </Modal>
  );
}

function NoticeWords({ notice: { mail, takes_back, leaves_at }, email }: { notice: StepNotice; email: string }) {
  const isKept = useKeepsMails();
  return (
    <>
      {takes_back && <p>The mail “{takes_back}” has not left yet and is taken back.</p>}
      {mail ? (
        <>
          <p>
            {isKept
              ? `This mail to ${email} waits in the outbox. `
              : `This mail leaves to ${email} ${leaves_at ? `at ${leaves_at}, when the quiet hours end` : "in a minute"}. `}
            Until it leaves, a move back takes it back, too.
          </p>
          <KeptMailNote />
          <figure className="step-mail">
            <figcaption>{mail.subject}</figcaption>
            <p>{mail.body.trim()}</p>
          </figure>
        </>
      ) : (
        <p>The applicant was told of this step already, so no mail goes out.</p>
      )}
    </>
  );
}

function useStepNotice(address: string) {
  const { data: answer, load } = useFetcher<NoticeAnswer>({ key: address });
  useEffect(() => {
    void load(address);
  }, [load, address]);
  return { answer, retry: () => void load(address) };
}
