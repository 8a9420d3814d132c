import { useRouteLoaderData } from "react-router";
import type { loader } from "#app/admin/admin-layout.tsx";
import { formatMoment } from "#app/admin/india-time.ts";
import type { MailStanding } from "#app/domain/outbox/outbox-schema.ts";
import { groupDigits } from "#app/lib/money/grouped-number.ts";
import { Icon } from "#app/ui/icon.tsx";

/** The state of mails, from the layout's data; undefined if it could not be read. */
export const useMailStanding = (): MailStanding | undefined =>
  useRouteLoaderData<typeof loader>("admin/admin-layout")?.mails;

/** Whether mails are stored without being sent. */
export const useKeepsMails = (): boolean => useMailStanding()?.has_server === 0;

/** Shown where a mail would be promised that is not sent. */
export function KeptMailNote() {
  const mails = useMailStanding();
  const why = mails && whyKept(mails);
  if (!why) return null;
  return (
    <p className="mail-note">
      <Icon name="alert" />
      <span suppressHydrationWarning>
        {why}
        {keptWords(mails) && ` ${keptWords(mails)}`}
      </span>
    </p>
  );
}

function whyKept({ has_server, refused_since }: MailStanding): string | null {
  if (has_server === 0) return "Mails are kept until a mail server is set.";
  return refused_since && "The mail server has not taken all mails yet: they are tried again by themselves.";
}

/** `12 wait, the oldest since 3 Nov, 14:05.`; empty if none waits. */
function keptWords({ waiting, waiting_since, held, held_since }: MailStanding): string {
  const since = [waiting_since, held_since].filter((instant) => instant !== null).toSorted()[0];
  if (since === undefined) return "";
  const count = waiting + held;
  return count === 1
    ? `1 waits since ${formatMoment(since)}.`
    : `${groupDigits(count)} wait, the oldest since ${formatMoment(since)}.`;
}
