import type { z } from "zod";
import type { Actor } from "#app/domain/activity/activities.server.ts";
import type { Database } from "#app/domain/database-type.ts";
import type { ListQuery } from "#app/domain/list/list-query-schema.ts";
import type { PageOf } from "#app/domain/list/page-of.ts";

/** A list of the panel, for other users than its resource, e.g. exports. */
export interface AnsweredList {
  /** The list's query schema. */
  query: z.ZodObject;
  list(db: Database, query: ListQuery, actor: Actor): Promise<PageOf<ListedRecord>>;
  find(db: Database, id: number, actor: Actor): Promise<ListedRecord | null>;
}

export interface ListedRecord {
  id: number;
}

export type AnsweredLists = Map<string, AnsweredList>;

interface TypedList<Query extends z.ZodObject> {
  query: Query;
  list(db: Database, query: any, actor: Actor): Promise<PageOf<unknown>>;
  find(db: Database, id: number, actor: Actor): Promise<unknown>;
}

/** Casts a list to the common type: every record has an id, even if its own type does not say so. */
export const answeredList = <Query extends z.ZodObject>(list: TypedList<Query>) => list as unknown as AnsweredList;
