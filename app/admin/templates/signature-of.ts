import type { useMe } from "#app/admin/session/use-me.ts";

/** The sender's name in templates: the user name if no full name is known. */
export const signatureOf = (writer: ReturnType<typeof useMe>): string => writer?.full_name ?? writer?.username ?? "";
