/** Where the timeline of a message or an application is read and written. */
export const timelineAddress = (noun: "message" | "application", id: number): string =>
  `/admin/data/enquiry-events?of=${noun}&id=${id}`;
