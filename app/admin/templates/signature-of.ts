import type { useMe } from "#app/admin/session/use-me.ts";

/** Who writes, as templates name them: by the user name as long as no other is known. */
export const signatureOf = (writer: ReturnType<typeof useMe>): string => writer?.full_name ?? writer?.username ?? "";
