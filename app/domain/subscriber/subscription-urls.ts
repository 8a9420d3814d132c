/** The page with the confirmation button; the API accepts the same token. */
export const confirmUrl = (origin: string, token: string) => `${origin}/newsletter/confirm/${token}`;

/** The page with the unsubscribe button; pass no origin for a link within the site. */
export const leaveUrl = (origin: string, unsubscribe: string) => `${origin}/newsletter/leave/${unsubscribe}`;

/** For the `List-Unsubscribe` header of a newsletter, together with `List-Unsubscribe-Post` (RFC 8058). */
export const unsubscribeUrl = (origin: string, unsubscribe: string) =>
  `${origin}/backend/api/unsubscribe.php?${new URLSearchParams({ token: unsubscribe })}`;
