import { useState } from "react";
import { Link } from "react-router";
import { fetchedDialog } from "#app/admin/dialog/fetched-dialog.tsx";
import { formatMoment } from "#app/admin/india-time.ts";
import type { MailChange } from "#app/domain/outbox/outbox-schema.ts";
import { counted } from "#app/lib/text/counted.ts";
import { useMailStanding } from "./mail-standing.tsx";

const MailsDialog = fetchedDialog(() => import("./mails-dialog.tsx"));

/** Asks what to do with mails held back for a day; nothing if there are none. */
export function HeldMails() {
  const mails = useMailStanding();
  const [asked, setAsked] = useState<MailChange["status"]>();
  if (!mails?.has_server || mails.held === 0) return null;
  const { held, held_since } = mails;
  const mailsHeld = counted(held, "mail");
  return (
    <section className="pane held-mails" aria-labelledby="held-mails">
      <div>
        <h2 id="held-mails">{counted(held, "mail waits", "mails wait")} for your word</h2>
        <p className="sub" suppressHydrationWarning>
          What could not leave for a day is not sent by itself. The oldest was written {formatMoment(held_since!)}.
        </p>
      </div>
      <div className="held-acts">
        <Link to="/admin/outbox?status=held">Look at {held === 1 ? "it" : "them"}</Link>
        <button type="button" className="btn btn-quiet" onClick={() => setAsked("cancelled")}>
          Cancel {mailsHeld}
        </button>
        <button type="button" className="btn" onClick={() => setAsked("waiting")}>
          Send {mailsHeld}
        </button>
      </div>
      {asked && (
        <MailsDialog status={asked} match={{ status: "held" }} count={held} onClose={() => setAsked(undefined)} />
      )}
    </section>
  );
}
