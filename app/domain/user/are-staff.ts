import { type RawBuilder, sql, type SqlBool } from "kysely";

/**
 * By this sign alone either engine finds the index of the staff, who are few among very many applicants (migration
 * 0310).
 */
export const areStaff = (role = "role"): RawBuilder<SqlBool> => sql<SqlBool>`${sql.ref(role)} <> 'user'`;
