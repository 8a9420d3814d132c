import { useEffect, useEffectEvent } from "react";
import { useFetcher } from "react-router";
import { CallSheet } from "#app/admin/calls/call-sheet.tsx";
import { timelineAddress } from "#app/admin/enquiry/timeline/timeline-address.ts";
import type { TimelineData } from "#app/admin/enquiry/timeline/timeline-data.ts";
import { useLeadStory } from "#app/admin/leads/story/use-lead-story.ts";
import { useListAddress } from "#app/admin/list/list-address.ts";
import type { Application } from "#app/domain/application/application-schema.ts";

/**
 * The sheet for the outcome of a call to an applicant: that of the lead whose timeline contains the application.
 * Without a lead there is none.
 */
export function ApplicantCallSheet({ application: { id } }: { application: Application }) {
  const { data } = useFetcher<TimelineData>({ key: timelineAddress("application", id) });
  const { params, change } = useListAddress();
  const isAsked = params.has("called");
  const isStranger = data !== undefined && data.lead === null;
  const forget = useEffectEvent(() => change({ called: null }));
  useEffect(() => {
    if (isAsked && isStranger) forget();
  }, [isAsked, isStranger]);
  return data?.lead ? <LeadCallSheet application={id} leadId={data.lead.id} isOpen={isAsked} /> : null;
}

/** The lead is loaded before the call, which may interrupt the connection. */
function LeadCallSheet({ application, leadId, isOpen }: { application: number; leadId: number; isOpen: boolean }) {
  const { story } = useLeadStory(`${leadId}`);
  const address = useListAddress();
  if (!isOpen || !story) return null;
  return (
    <CallSheet
      lead={story.lead}
      events={story.events}
      rules={story.rules}
      action={`/admin/leads/${leadId}`}
      back={`/admin/applications${address.with({ called: null })}`}
      application={application}
      onClose={() => address.close("called")}
    />
  );
}
