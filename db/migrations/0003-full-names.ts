import { optional, text } from "#db/columns.ts";
import type { SchemaChange } from "#db/schema-change.ts";

/** What staff sign their messages with: a user name such as "admin" is none. */
export const up = ({ addColumns }: SchemaChange): Promise<void> => addColumns("users", optional(text("full_name")));
