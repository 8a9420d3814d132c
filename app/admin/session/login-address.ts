const LOGIN = "/admin/login";
/** Leads on by role. */
const HOME = "/admin";

interface Reason {
  /** The whole address of the page that was asked for. */
  from: string;
  isExpired?: true;
}

/** Where a signed-out visitor is sent; the page asked for travels along as a path. */
export function loginAddress({ from, isExpired }: Reason): string {
  const asked = new URL(from);
  const params = new URLSearchParams();
  if (asked.pathname.startsWith("/admin/")) params.set("from", asked.pathname + asked.search);
  if (isExpired) params.set("expired", "");
  return params.size > 0 ? `${LOGIN}?${params}` : LOGIN;
}

/**
 * The page that was asked for before signing in. Only the panel's own: the query is written by whoever made the link.
 */
export function addressAskedFor(loginUrl: string): string {
  const from = new URL(loginUrl).searchParams.get("from") ?? HOME;
  const asked = URL.parse(from, loginUrl);
  const isOurs = asked?.origin === new URL(loginUrl).origin && asked.pathname.startsWith("/admin/");
  return isOurs && asked.pathname !== LOGIN ? asked.pathname + asked.search : HOME;
}
