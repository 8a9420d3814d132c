/**
 * Whether an answer with this status says that its address names nothing: nothing is there (404), or nothing could be
 * (422).
 */
export const namesNothing = (status: number | null): boolean => status === 404 || status === 422;
