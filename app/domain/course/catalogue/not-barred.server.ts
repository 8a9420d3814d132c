import { sql, type SqlBool } from "kysely";

/**
 * The condition that no rule bars a course, aliased `alias`, on this day. Only such courses are proposed to visitors
 * (record 151).
 */
export const notBarred = (alias: string, day: string) => {
  const of = (column: string) => sql.ref(`${alias}.${column}`);
  return sql<SqlBool>`(${of("barred_from")} is null or ${of("barred_from")} > ${day} or ${of("barred_until")} < ${day})`;
};
