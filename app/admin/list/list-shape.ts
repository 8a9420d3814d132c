import type { ReactNode } from "react";
import type { Noun } from "#app/domain/permission/permissions.ts";
import type { Selection } from "#app/admin/list/rows/use-selection.ts";

/** What a list shows of a record, and how it is searched. */
export interface ListShape<Row> {
  /** The file of the contract without `.php`. */
  file: Noun;
  /** `course` and `courses`. */
  one: string;
  many: string;
  /** What a record is called, e.g. its title. */
  nameOf: (row: Row) => string;
  /** Staff create and edit content; enquiries come from visitors. */
  isWrittenByStaff: boolean;
  /** What creating one is called, where it is not `New user` and the like. */
  newLabel?: string;
  /** An enquiry that staff may enter for somebody who has sent no form. */
  isEnteredByHand?: true;
  /** Where a record is written, if that is a page of its own and no dialog of the list. */
  pageOf?: (id: number | "new") => string;
  /** Leads to what keeps a record from being deleted (D33). */
  keptBy?: (row: Row) => ReactNode;
  /** What else the deletion of a record brings about, said before it. */
  deletionNote?: (row: Row) => string | null;
  /** Of the table, where its cards are drawn in another way than those of other lists. */
  className?: string;
  /** What else is decided with the deletion of these records: fields whose values go along with it. */
  deletionFields?: (rows: Row[]) => ReactNode;
  columns: Column<Row>[];
  /**
   * Rows that are no table and no export, e.g. a wall of pictures; each with the box that selects it, where it can be
   * selected.
   */
  draw?: (rows: Row[], boxOf: (row: Row) => ReactNode) => ReactNode;
  /** Which rows can be selected, e.g. not one's own account. Absent: all. */
  canSelect?: (row: Row) => boolean;
  /** More acts for what is selected, beside Export and Delete. */
  bulkActs?: (selection: Selection<Row & { id: number }>) => ReactNode;
  filter: {
    /** Names the fields that are searched, e.g. `Title or description`. */
    label: string;
    choices: Choice[];
  };
}

export interface Column<Row> {
  /** Stands in the address as `?sort=`. */
  name: string;
  label: string;
  cell: (row: Row) => ReactNode;
  /** The server can order by it. */
  isSorted?: true;
  className?: string;
  /** The cell that names the row. */
  isTitle?: true;
}

/** One of the choices beside the text filter. */
export type Choice = ListedChoice | DayChoice;

/** Any day, as the calendar offers it. */
interface DayChoice {
  /** Stands in the address. */
  name: string;
  label: string;
  isDay: true;
}

export interface ListedChoice {
  isDay?: never;
  /** Stands in the address. */
  name: string;
  label: string;
  /** The option that lets everything through, e.g. `All degree types`. */
  all: string;
  options: { value: string; label: string }[];
}
