import { useFetcher } from "react-router";
import { timelineAddress } from "#app/admin/enquiry/timeline/timeline-address.ts";
import { useListAddress } from "#app/admin/list/list-address.ts";
import type { Application } from "#app/domain/application/application-schema.ts";

/**
 * Answers a function that notes the start of a call or WhatsApp message to an applicant. A call opens the application,
 * with the sheet for its outcome if the applicant is a lead.
 */
export function useContactNote({ id }: Application) {
  const fetcher = useFetcher();
  const { change } = useListAddress();
  const action = timelineAddress("application", id);
  return (kind: "call" | "whatsapp") => {
    void fetcher.submit({ kind, is_begun: "1" }, { method: "post", action });
    if (kind === "call") change({ open: `${id}`, called: "1" });
  };
}
