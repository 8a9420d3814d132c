import type { ReactNode } from "react";
import type { Noun } from "#app/domain/permission/permissions.ts";
import type { Selection } from "#app/admin/list/rows/use-selection.ts";

/** What a list shows of its records, and how it is searched. */
export interface ListShape<Row> {
  /** The contract's file without `.php`. */
  file: Noun;
  /** `course` and `courses`. */
  one: string;
  many: string;
  /** A record's name, e.g. its title. */
  nameOf: (row: Row) => string;
  /** Whether staff create and edit the records; enquiries come from visitors. */
  isWrittenByStaff: boolean;
  /** The label for creating one, if it is not `New user` etc. */
  newLabel?: string;
  /** Enquiries that staff may enter for somebody who sent no form. */
  isEnteredByHand?: true;
  /** The page on which a record is edited, if it is not a dialog of the list. */
  pageOf?: (id: number | "new") => string;
  /** A link to what keeps a record from being deleted (D33). */
  keptBy?: (row: Row) => ReactNode;
  /** Further consequences of a deletion, shown before it. */
  deletionNote?: (row: Row) => string | null;
  /** The table's class, if its cards have their own layout. */
  className?: string;
  /** Fields whose values are sent with the deletion. */
  deletionFields?: (rows: Row[]) => ReactNode;
  columns: Column<Row>[];
  /**
   * Draws rows that are no table and have no export, e.g. a grid of pictures; `boxOf` renders the box for selecting
   * one.
   */
  draw?: (rows: Row[], boxOf: (row: Row) => ReactNode) => ReactNode;
  /** Whether a row can be selected, e.g. not one's own account. Absent: all. */
  canSelect?: (row: Row) => boolean;
  /** Further acts on the selection, besides Export and Delete. */
  bulkActs?: (selection: Selection<Row & { id: number }>) => ReactNode;
  filter: {
    /** The fields that are searched, e.g. `Title or description`. */
    label: string;
    choices: Choice[];
  };
}

export interface Column<Row> {
  /** The value of `?sort=`. */
  name: string;
  label: string;
  cell: (row: Row) => ReactNode;
  /** Whether the server can sort by it. */
  isSorted?: true;
  className?: string;
  /** The cell that names the row. */
  isTitle?: true;
}

/** A choice beside the text filter. */
export type Choice = ListedChoice | DayChoice;

/** Any day of the calendar. */
interface DayChoice {
  /** The parameter in the address. */
  name: string;
  label: string;
  isDay: true;
}

export interface ListedChoice {
  isDay?: never;
  /** The parameter in the address. */
  name: string;
  label: string;
  /** The option without a filter, e.g. `All degree types`. */
  all: string;
  options: { value: string; label: string }[];
}
