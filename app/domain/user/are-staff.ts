import { type RawBuilder, sql, type SqlBool } from "kysely";

/**
 * Exactly this condition makes both engines use the partial index of staff, few among many applicants (migration 310).
 */
export const areStaff = (role = "role"): RawBuilder<SqlBool> => sql<SqlBool>`${sql.ref(role)} <> 'user'`;
