import type { Counsellor } from "#app/domain/lead/counsellor-schema.ts";

/** Who writes, as templates name them: by the user name as long as no other is known. */
export const signatureOf = (writer: Counsellor | undefined): string => writer?.full_name ?? writer?.username ?? "";
