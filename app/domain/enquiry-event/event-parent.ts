/** The enquiry that an event belongs to. */
export type EventParent = { lead_id: number } | { message_id: number } | { application_id: number };

/** The column that refers to it, and its value. */
export const parentColumn = (parent: EventParent) =>
  Object.entries(parent)[0] as ["lead_id" | "message_id" | "application_id", number];
