/** The address that reads and writes the timeline of a message or application. */
export const timelineAddress = (noun: "message" | "application", id: number): string =>
  `/admin/data/enquiry-events?of=${noun}&id=${id}`;
