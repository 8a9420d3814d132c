import { useEffect, useEffectEvent } from "react";
import type { EnquiryEvent } from "#app/domain/enquiry-event/enquiry-event-schema.ts";

const LOOK_AGAIN_MS = 3000;
const LONGEST_WATCH_MS = 20_000;

/** Reloads a timeline a few times while one of its mails is about to be sent. */
export function useLookAgain(events: EnquiryEvent[] | undefined, read: () => void) {
  const look = useEffectEvent(read);
  useEffect(() => {
    if (!events?.some(isAboutToLeave)) return;
    const timer = setTimeout(() => look(), LOOK_AGAIN_MS);
    return () => clearTimeout(timer);
  }, [events]);
}

const isAboutToLeave = ({ mail_status, last_error, created_at }: EnquiryEvent) =>
  mail_status === "waiting" && last_error === null && Date.now() - Date.parse(created_at) < LONGEST_WATCH_MS;
