import { useEffect, useEffectEvent, useState } from "react";
import { Link, useRevalidator } from "react-router";
import { ApiFailure, callApi, callForData } from "#app/admin/api/api-client.ts";
import { NoticeDialog } from "#app/admin/dialog/notice-dialog.tsx";
import { Opening } from "#app/admin/dialog/opening.tsx";
import { formatRecency } from "#app/admin/india-time.ts";
import { canAsk } from "#app/admin/live/device-notices.ts";
import { useSessionEnd } from "#app/admin/session/use-session-end.ts";
import type { Notice } from "#app/domain/notice/notice-schema.ts";
import { noticeAddress, noticeTitle, noticeWords } from "./notice-words.ts";

/** The notices of the signed-in person, newest first. Once shown, they are no longer counted. */
export default function NoticesDialog({ onClose }: { onClose: () => void }) {
  const read = useNotices();
  if (!read) return <Opening />;
  return (
    <NoticeDialog title="Notices" className="notices" onClose={onClose}>
      {"failure" in read ? (
        <p className="notices-none">{read.failure}</p>
      ) : read.notices.length === 0 ? (
        <p className="notices-none">
          Nothing yet. Leads that are given to you, calls that you promised, and what colleagues ask you, stand here.
        </p>
      ) : (
        <ol>
          {read.notices.map((notice) => (
            <NoticeLine key={notice.id} notice={notice} onClose={onClose} />
          ))}
        </ol>
      )}
      <DeviceNotices />
    </NoticeDialog>
  );
}

/** Offers to ask for permission to show notifications, until it is decided. */
function DeviceNotices() {
  const [isOffered, offer] = useState(canAsk);
  if (!isOffered) return null;
  return (
    <p className="notices-device">
      <button
        type="button"
        className="btn btn-quiet"
        onClick={() => void Notification.requestPermission().then(() => offer(canAsk()))}
      >
        Show them on this device, too
      </button>
    </p>
  );
}

function NoticeLine({ notice, onClose }: { notice: Notice; onClose: () => void }) {
  const { lead, created_at, is_seen } = notice;
  const [title, words] = [noticeTitle(notice), noticeWords(notice)];
  return (
    <li className={is_seen ? undefined : "notice-new"}>
      <p>
        {lead ? (
          <Link to={noticeAddress(notice)} onClick={onClose}>
            {title}
          </Link>
        ) : (
          title
        )}
        {!is_seen && <span className="visually-hidden"> (new)</span>}
      </p>
      <time className="sub num" dateTime={created_at}>
        {formatRecency(created_at)}
      </time>
      {words && <p className="sub">{words}</p>}
    </li>
  );
}

type Read = { notices: Notice[] } | { failure: string };

/** Reads the notices and marks them as seen. */
function useNotices(): Read | undefined {
  const [read, setRead] = useState<Read>();
  const { revalidate } = useRevalidator();
  const isSessionEnd = useSessionEnd();
  const readThem = useEffectEvent(async (): Promise<Read | null> => {
    try {
      return { notices: await callForData<Notice[]>("notices") };
    } catch (error) {
      if (isSessionEnd(error)) return null;
      if (!(error instanceof ApiFailure)) throw error;
      return { failure: `The notices could not be read. ${error.message}` };
    }
  });
  useEffect(() => {
    let isWanted = true;
    async function show() {
      const answer = await readThem();
      if (!isWanted || !answer) return;
      setRead(answer);
      if ("notices" in answer && (await tellSeen(answer.notices))) await revalidate();
    }
    void show();
    return () => {
      isWanted = false;
    };
  }, [revalidate]);
  return read;
}

/** A failure is made up for the next time. */
async function tellSeen([newest]: Notice[]): Promise<boolean> {
  if (!newest || newest.is_seen) return false;
  return callApi("notices", { method: "POST", body: { id: newest.id } }).then(
    () => true,
    () => false,
  );
}
