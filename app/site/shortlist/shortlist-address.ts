/** A link that carries a whole shortlist stays below what chats and mail programs let through. */
export const MOST_SHORTLISTED = 40;
