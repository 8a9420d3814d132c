import { useEffect, useRef } from "react";
import { useFetcher } from "react-router";
import { BusyButton } from "#app/admin/frame/busy-button.tsx";
import { formatMoment } from "#app/admin/india-time.ts";
import type { Session } from "#app/domain/session/session-schema.ts";
import type { AccountAnswer } from "./account-acts.ts";
import { AccountForm } from "./account-form.tsx";
import { deviceWords } from "#app/admin/device-words.ts";

export function SessionsSection({ sessions }: { sessions: Session[] }) {
  const fetcher = useFetcher<AccountAnswer>({ key: "end-other-sessions" });
  const title = useFocusAfterGone(sessions.length);
  return (
    <section className="pane account-wide" aria-labelledby="sessions">
      <div className="pane-head">
        <h2 id="sessions" ref={title} tabIndex={-1}>
          Where you are signed in
        </h2>
        {sessions.length > 1 && (
          <AccountForm act="endOtherSessions" fetcher={fetcher} className="">
            {(_, isBusy) => (
              <BusyButton className="btn btn-quiet" isBusy={isBusy}>
                Sign out all others
              </BusyButton>
            )}
          </AccountForm>
        )}
      </div>
      <ul className="sessions">
        {/* This device first; then by last use. */}
        {sessions
          .toSorted((a, b) => b.is_current - a.is_current)
          .map((session) => (
            <SessionRow key={session.id} session={session} />
          ))}
      </ul>
      <p className="sub account-foot">A session ends by itself after 12 hours without use.</p>
    </section>
  );
}

/** The button disappears with its session: focus moves to the list's title. */
function useFocusAfterGone(count: number) {
  const title = useRef<HTMLHeadingElement>(null);
  const last = useRef(count);
  useEffect(() => {
    const isFewer = count < last.current;
    last.current = count;
    if (isFewer && document.activeElement === document.body) title.current!.focus();
  }, [count]);
  return title;
}

function SessionRow({ session: { id, device, address, last_used_at, created_at, is_current } }: { session: Session }) {
  const fetcher = useFetcher<AccountAnswer>({ key: `end-session-${id}` });
  const words = deviceWords(device);
  return (
    <li>
      <div title={device ?? undefined}>
        <b>{words}</b> {is_current === 1 && <span className="badge badge-green">This device</span>}
        <p className="sub">
          {address ?? "Unknown address"} · signed in <time dateTime={created_at}>{formatMoment(created_at)}</time>
        </p>
      </div>
      <p className="num">
        Last used <time dateTime={last_used_at}>{formatMoment(last_used_at)}</time>
      </p>
      {is_current === 0 && (
        <AccountForm act="endSession" fetcher={fetcher} className="">
          {(_, isBusy) => (
            <>
              <input type="hidden" name="id" value={id} />
              <input type="hidden" name="device" value={words} />
              <BusyButton className="btn btn-quiet" isBusy={isBusy}>
                Sign out<span className="visually-hidden"> {`${words}, last used ${formatMoment(last_used_at)}`}</span>
              </BusyButton>
            </>
          )}
        </AccountForm>
      )}
    </li>
  );
}
