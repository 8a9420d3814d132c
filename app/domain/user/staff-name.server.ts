import { sql } from "kysely";

/** What a member of staff, joined as `u`, is called where others read what they did. */
export const staffName = sql<string | null>`coalesce(u.full_name, u.username)`;
