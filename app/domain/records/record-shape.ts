import type { RawBuilder, SqlBool } from "kysely";
import type { Database } from "#db/database.ts";
import type { FieldErrors } from "#app/domain/outcome.ts";
import type { SortedListQuery } from "#app/domain/list/list-query-schema.ts";
import type { Related, TextField } from "#app/domain/version/snapshot.server.ts";
import type { Columns, Found } from "./any-table.server.ts";
import type { ContentKind } from "./content/content-store.server.ts";
import type { Sort } from "#app/domain/records/list/list-page.server.ts";

/** The description of a noun that staff edit, for the record engine. */
export interface RecordShape<Row, Draft, Shown> extends ContentKind {
  recordOf(row: Row): Shown;
  /** Defaults for a new row. */
  emptyColumns: Columns;
  /** Converts a draft to columns; absent: they are the same. */
  columnsOf?(draft: Draft, stored: Row | null): Columns;
  /** The list's rows if they are not simply those of the table (aliased `r`); may depend on the query. */
  from?(db: Database, query?: ContentQuery): Found;
  /** The table's alias in `from`; default `r`. */
  alias?: string;
  /** The query for one record, if it shows more than the list. */
  wholeFrom?(db: Database): Found;
  /** Adds content of other tables, for all records of an answer at once. */
  complete?(db: Database, records: Shown[]): Promise<Shown[]>;
  /** Sorts by the panel's column names; the default is the order of staff, or `usual`. */
  sorts: Record<string, Sort>;
  /** Filters beside `q`. */
  filters?: Record<string, (value: any) => RawBuilder<SqlBool>>;
  /** The conditions that `counts=1` counts. */
  counted?(): Record<string, Record<string, RawBuilder<SqlBool>>>;
  /** The default order. */
  usual?(found: Found): Found;
  /** For nouns with a slug made from their name; `reserved` ones are not used. */
  slug?: {
    reserved: readonly string[];
    /** The address of its page; absent: it has none. */
    path?(slug: string): string;
    /** Whether visitors can see it there; absent: always. */
    isVisited?(row: Row): boolean;
  };
  /** Validates a save, in its transaction; answers a refusal or null. */
  before?(db: Database, draft: Draft, stored: Row | null): Promise<FieldErrors | null>;
  /** Saves content of other tables, in the same transaction. */
  after?(db: Database, saved: { id: number; draft: Draft; stored: Row | null; columns: Columns }): Promise<void>;
  /** A sentence for whoever saved the record; empty: none. */
  noteOn?(record: Shown): string;
  /** Updates what depends on the remaining records, in the transaction of the deletion. */
  afterDeletion?(db: Database, removed: Row): Promise<void>;
  /** Content of a record in other tables. */
  related?: Related;
  /** Columns from a version or the trash without references to what is gone by now. */
  stillThere?(db: Database, columns: Columns): Promise<Columns>;
  /** Labels for versions that differ from the common ones. */
  labels?: Record<string, string>;
  /** The fields that versions compare instead of columns, if one column holds many texts. */
  fieldsOf?(columns: Columns): TextField[];
  /** The live columns with one such field from a version. */
  withField?(live: Columns, then: Columns, name: string): Columns;
  /** Columns that a version does not restore, beside `lastingColumns`, e.g. whether the record is visible. */
  lasting?: readonly string[];
  /** Why a record cannot be deleted, as a sentence; null if it can. */
  reasonToKeep?(db: Database, id: number): Promise<string | null>;
}

/** The query with the values of filters by name. */
export type ContentQuery = SortedListQuery & Record<string, unknown>;
