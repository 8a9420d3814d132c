import { useNavigate } from "react-router";
import { keepOpenForms } from "#app/admin/draft/draft.ts";
import { readToken } from "./admin-token.ts";
import { loginAddress } from "./login-address.ts";

/**
 * For calls outside of loaders and actions: answers whether an error is the end of the session, and then navigates to
 * the login, which leads back here.
 */
export function useSessionEnd(): (error: unknown) => boolean {
  const navigate = useNavigate();
  return (error) => {
    const isRefused = error instanceof Response && error.status === 401;
    if (!isRefused && readToken() !== null) return false;
    keepOpenForms();
    void navigate(loginAddress({ from: location.href, isExpired: true }));
    return true;
  };
}
