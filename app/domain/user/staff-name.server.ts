import { sql } from "kysely";

/** The name of a member of staff, joined as `u`: full name, else user name. */
export const staffName = sql<string | null>`coalesce(u.full_name, u.username)`;
