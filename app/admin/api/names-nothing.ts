/** Whether a status means that the address names nothing: it does not exist (404), or cannot exist (422). */
export const namesNothing = (status: number | null): boolean => status === 404 || status === 422;
