/** Keeps a link with a whole shortlist below the limits of chats and mail programs. */
export const MOST_SHORTLISTED = 40;
