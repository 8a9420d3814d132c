/** What stands behind the `#` of the link that was opened: no server is told it with the page's address. */
export const tokenOfLink = (): string => location.hash.slice(1);
