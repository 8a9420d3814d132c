type AppliedFor = { course: string } | { university: string } | { program: string; university?: string };

/** Apply Now carries what it stands beside, by its slug; a programme also the university on whose line it stands. */
export const applyAddress = (what: AppliedFor) => `/OnlineAdmission?${new URLSearchParams(what)}`;
