import { sql, type SqlBool } from "kysely";

/** Of the courses `alias`, those that no rule bars on this day: only these are proposed to anybody (record 151). */
export const notBarred = (alias: string, day: string) => {
  const of = (column: string) => sql.ref(`${alias}.${column}`);
  return sql<SqlBool>`(${of("barred_from")} is null or ${of("barred_from")} > ${day} or ${of("barred_until")} < ${day})`;
};
