/** Fewer letters match too many words. */
export const SHORTEST_SUGGESTED = 2;

export const suggestionsAddress = (q: string) => `/search/suggestions?${new URLSearchParams({ q })}`;
