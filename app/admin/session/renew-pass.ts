import { forgetToken, readToken } from "./admin-token.ts";

/**
 * Gets the cookie with which the panel's pages are read, for who still has a token. Answers false, and forgets the
 * token, where it opens nothing any more.
 */
export async function renewPass(): Promise<boolean> {
  const headers = { authorization: `Bearer ${readToken()}` };
  const response = await fetch("/backend/admin/pass.php", { method: "POST", headers });
  if (response.status === 401) forgetToken();
  return response.ok;
}
