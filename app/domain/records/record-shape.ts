import type { RawBuilder, SqlBool } from "kysely";
import type { Database } from "#db/database.ts";
import type { FieldErrors } from "#app/domain/outcome.ts";
import type { SortedListQuery } from "#app/domain/list/list-query-schema.ts";
import type { Related, TextField } from "#app/domain/version/snapshot.server.ts";
import type { Columns, Found } from "./any-table.server.ts";
import type { ContentKind } from "./content/content-store.server.ts";
import type { Sort } from "#app/domain/records/list/list-page.server.ts";

/** What a noun that staff write says of itself to the record engine. */
export interface RecordShape<Row, Draft, Shown> extends ContentKind {
  recordOf(row: Row): Shown;
  /** Columns that a new row has when the draft leaves them out. */
  emptyColumns: Columns;
  /** What a draft says, in the words of the table; absent: the same. */
  columnsOf?(draft: Draft, stored: Row | null): Columns;
  /**
   * Where the list's rows come from, if not from the table alone, which the query then calls `r`; as they are asked
   * for.
   */
  from?(db: Database, query?: ContentQuery): Found;
  /** What `from` calls the table, if not `r`. */
  alias?: string;
  /** Where one record comes from that shows more than the list does. */
  wholeFrom?(db: Database): Found;
  /** Adds what stands in other tables, for all records of an answer at once. */
  complete?(db: Database, records: Shown[]): Promise<Shown[]>;
  /** What the list is sorted by, by the panel's columns; absent in the query, by the order staff gave. */
  sorts: Record<string, Sort>;
  /** What the list may be narrowed by, beside `q`. */
  filters?: Record<string, (value: any) => RawBuilder<SqlBool>>;
  /** What `counts=1` counts, at this moment. */
  counted?(): Record<string, Record<string, RawBuilder<SqlBool>>>;
  /** The order when nobody asks for another. */
  usual?(found: Found): Found;
  /** The name becomes an address, but for these. */
  slug?: {
    reserved: readonly string[];
    /** Where visitors find it; absent where it has no page. */
    path?(slug: string): string;
    /** Whether visitors could see it there; absent: at once. */
    isVisited?(row: Row): boolean;
  };
  /** Refuses what cannot be saved; in the transaction of the save. */
  before?(db: Database, draft: Draft, stored: Row | null): Promise<FieldErrors | null>;
  /** Saves what stands in other tables, in the same transaction. */
  after?(db: Database, saved: { id: number; draft: Draft; stored: Row | null; columns: Columns }): Promise<void>;
  /** What follows from the records that are left, in the transaction that removes this one. */
  afterDeletion?(db: Database, removed: Row): Promise<void>;
  /** What belongs to a record and stands in another table. */
  related?: Related;
  /** What a version or the trash holds, as it comes back: without what it points to and is gone by now. */
  stillThere?(db: Database, columns: Columns): Promise<Columns>;
  /** How versions call its columns, where the form calls them otherwise than other records'. */
  labels?: Record<string, string>;
  /** What versions compare, in the place of the columns, where one column holds many texts. */
  fieldsOf?(columns: Columns): TextField[];
  /** What is live with one of them as a version has it. */
  withField?(live: Columns, then: Columns, name: string): Columns;
  /** What a version does not bring back, beside `lastingColumns`: whether visitors see the record. */
  lasting?: readonly string[];
  /** Why a record cannot be deleted, as a sentence. */
  reasonToKeep?(db: Database, id: number): Promise<string | null>;
}

/** Names of filters with what somebody asked of them. */
export type ContentQuery = SortedListQuery & Record<string, unknown>;
