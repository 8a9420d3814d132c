import { useFetcher } from "react-router";
import type { Application } from "#app/domain/application/application-schema.ts";

/** Answers how a call or WhatsApp message to an applicant is noted in the timeline. */
export function useContactNote({ id }: Application) {
  const fetcher = useFetcher();
  return (kind: "call" | "whatsapp") =>
    void fetcher.submit(
      { kind, text: "" },
      { method: "post", action: `/admin/data/enquiry-events?of=application&id=${id}` },
    );
}
