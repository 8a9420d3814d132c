/** The fragment of the link, which is never sent to a server with the address. */
export const tokenOfLink = (): string => location.hash.slice(1);
