/** Fewer letters than these begin too many words. */
export const SHORTEST_SUGGESTED = 2;

/** The fragment that holds what may be meant by what is typed so far. */
export const suggestionsAddress = (q: string) => `/search/suggestions?${new URLSearchParams({ q })}`;
