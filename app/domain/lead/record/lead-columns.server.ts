import { type RawBuilder, sql, type SqlBool } from "kysely";
import { wantsContact, wantsNoContact } from "#app/domain/no-contact/no-contacts.server.ts";

/** Refers to a column of leads, aliased `l`. */
export type ColumnOf = (name: string) => RawBuilder<unknown>;

export const columnOfLead: ColumnOf = (name) => sql.ref(`l.${name}`);

const ways = ["l.phone_e164", "l.second_phone_e164", "l.email"];

/** Whether the person of a lead wants no contact, as 0 or 1. */
export const blocked = wantsNoContact(...ways);

/** Whether the person of a lead may be called and written to. */
export const isCallable = wantsContact(...ways);

/** Merged leads are shown only through their survivor. */
export const isListed = sql<SqlBool>`l.merged_into_id is null`;
