/** Whoever is not signed in comes to these pages of the panel; all others ask who is there. */
export const openPages = new Set(["/admin/login", "/admin/forgot-password", "/admin/set-password", "/admin/join"]);
