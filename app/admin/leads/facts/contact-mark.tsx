import { useFetcher } from "react-router";
import { BusyButton } from "#app/admin/frame/busy-button.tsx";
import type { Lead } from "#app/domain/lead/lead-schema.ts";

/** Marks that somebody wants no contact, until they say otherwise. */
export function ContactMark({ lead: { id, name, no_contact } }: { lead: Lead }) {
  const fetcher = useFetcher();
  return (
    <fetcher.Form method="post" action={`/admin/leads/${id}`}>
      <input type="hidden" name="act" value={no_contact ? "contact-again" : "no-contact"} />
      <input type="hidden" name="name" value={name} />
      <BusyButton className="btn btn-plain" isBusy={fetcher.state !== "idle"}>
        {no_contact ? "May be contacted again" : "Wants no contact"}
      </BusyButton>
    </fetcher.Form>
  );
}
