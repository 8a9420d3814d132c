/** The panel's pages that need no session. */
export const openPages = new Set(["/admin/login", "/admin/forgot-password", "/admin/set-password", "/admin/join"]);
