import { type RawBuilder, sql, type SqlBool } from "kysely";
import { wantsContact, wantsNoContact } from "#app/domain/no-contact/no-contacts.server.ts";

/** How a condition names a column of the leads, here called `l`. */
export type ColumnOf = (name: string) => RawBuilder<unknown>;

export const columnOfLead: ColumnOf = (name) => sql.ref(`l.${name}`);

const ways = ["l.phone_e164", "l.second_phone_e164", "l.email"];

/** Whether the person of a lead wants no contact, as 0 or 1. */
export const blocked = wantsNoContact(...ways);

/** Whether the person of a lead may be called and written to. */
export const isCallable = wantsContact(...ways);

/** A lead that was merged into another shows in its survivor only. */
export const isListed = sql<SqlBool>`l.merged_into_id is null`;
