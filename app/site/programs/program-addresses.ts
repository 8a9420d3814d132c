export const programAddress = (slug: string) => `/programs/${slug}`;

/** Apply Now carries the programme, and the university on whose line it stands. */
export const applyForProgram = (program: string, university?: string) =>
  `/OnlineAdmission?${new URLSearchParams(university ? { program, university } : { program })}`;
