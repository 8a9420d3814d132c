import { forgetToken, readToken } from "./admin-token.ts";

/**
 * Renews the cookie for the panel's pages with the token. False, dropping the token, if the token is no longer valid.
 */
export async function renewPass(): Promise<boolean> {
  const headers = { authorization: `Bearer ${readToken()}` };
  const response = await fetch("/backend/admin/pass.php", { method: "POST", headers });
  if (response.status === 401) forgetToken();
  return response.ok;
}
