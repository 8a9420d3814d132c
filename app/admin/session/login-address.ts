const LOGIN = "/admin/login";
/** Redirects by role. */
const HOME = "/admin";

interface Reason {
  /** The full address of the requested page. */
  from: string;
  isExpired?: true;
}

/** The login address for a signed-out visitor, with the requested page as a path. */
export function loginAddress({ from, isExpired }: Reason): string {
  const asked = new URL(from);
  const params = new URLSearchParams();
  if (asked.pathname.startsWith("/admin/")) params.set("from", asked.pathname + asked.search);
  if (isExpired) params.set("expired", "");
  return params.size > 0 ? `${LOGIN}?${params}` : LOGIN;
}

/** The page requested before signing in. Only the panel's own, since anybody can write the query. */
export function addressAskedFor(loginUrl: string): string {
  const from = new URL(loginUrl).searchParams.get("from") ?? HOME;
  const asked = URL.parse(from, loginUrl);
  const isOurs = asked?.origin === new URL(loginUrl).origin && asked.pathname.startsWith("/admin/");
  return isOurs && asked.pathname !== LOGIN ? asked.pathname + asked.search : HOME;
}
