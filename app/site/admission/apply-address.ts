type AppliedFor = { course: string } | { university: string } | { program: string; university?: string };

/**
 * The Apply Now address, with the slug of what it is about; for a programme, also the university in whose row the link
 * is.
 */
export const applyAddress = (what: AppliedFor) => `/OnlineAdmission?${new URLSearchParams(what)}`;
