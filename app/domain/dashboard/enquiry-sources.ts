// Apart from the schema, so that the chart's chunk needs no zod.

/** What visitors send, by the table that keeps it. */
export const enquirySources = ["leads", "messages", "applications", "subscribers"] as const;

export type EnquirySource = (typeof enquirySources)[number];
