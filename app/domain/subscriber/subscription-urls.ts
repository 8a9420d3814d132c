/** The page that asks its reader to confirm; the API confirms by the same token. */
export const confirmUrl = (origin: string, token: string) => `${origin}/newsletter/confirm/${token}`;

/** The page that asks its reader once more; without an origin, as a page links to it. */
export const leaveUrl = (origin: string, unsubscribe: string) => `${origin}/newsletter/leave/${unsubscribe}`;

/** For the `List-Unsubscribe` header of a newsletter, together with `List-Unsubscribe-Post` (RFC 8058). */
export const unsubscribeUrl = (origin: string, unsubscribe: string) =>
  `${origin}/backend/api/unsubscribe.php?${new URLSearchParams({ token: unsubscribe })}`;
