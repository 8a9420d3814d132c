import { useFetcher } from "react-router";
import type { Application } from "#app/domain/application/application-schema.ts";

/** Answers how the timeline is told that a call or a WhatsApp message to an applicant was begun. */
export function useContactNote({ id }: Application) {
  const fetcher = useFetcher();
  return (kind: "call" | "whatsapp") =>
    void fetcher.submit(
      { kind, is_begun: "1" },
      { method: "post", action: `/admin/data/enquiry-events?of=application&id=${id}` },
    );
}
