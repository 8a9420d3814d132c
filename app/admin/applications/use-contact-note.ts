import { useFetcher } from "react-router";
import { timelineAddress } from "#app/admin/enquiry/timeline/timeline-address.ts";
import { useListAddress } from "#app/admin/list/list-address.ts";
import type { Application } from "#app/domain/application/application-schema.ts";

/**
 * Answers how the timeline is told that a call or a WhatsApp message to an applicant was begun. With a call the
 * application opens, and over it the sheet that asks what came of it, where the applicant is a lead.
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
