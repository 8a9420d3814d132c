import type { ReactNode } from "react";

/** What a list shows of a record, and how it is searched. */
export interface ListShape<Row> {
  /** `course` and `courses`. */
  one: string;
  many: string;
  /** The noun as the audit calls it, where that is not `one`, e.g. `stat`. */
  auditedAs?: string;
  /** What a record is called, e.g. its title. */
  nameOf: (row: Row) => string;
  /** Staff create and edit content; enquiries come from visitors. */
  isWrittenByStaff: boolean;
  /** An enquiry that staff may enter for somebody who has sent no form. */
  isEnteredByHand?: true;
  /** Where a record is written, if that is a page of its own and no dialog of the list. */
  pageOf?: (id: number | "new") => string;
  /** Leads to what keeps a record from being deleted (decision 33). */
  keptBy?: (row: Row) => ReactNode;
  /** What else the deletion of a record brings about, said before it. */
  deletionNote?: (row: Row) => string | null;
  columns: Column<Row>[];
  /** What an export holds beside its columns' own values, e.g. the fields that the table has no room for. */
  exportColumns?: ExportColumn<Row>[];
  /** Which rows can be selected, e.g. not one's own account. Absent: all. */
  canSelect?: (row: Row) => boolean;
  /** False where records are deleted one by one only. */
  isDeletedInBulk?: false;
  /** More acts for the selected rows, beside Export and Delete. */
  bulkActs?: (selected: Row[], clear: () => void) => ReactNode;
  filter: {
    /** Names the fields that are searched, e.g. `Title or description`. */
    label: string;
    searched: (row: Row) => string;
    choices: Choice<Row>[];
  };
}

export interface Column<Row> {
  /** Stands in the address as `?sort=`. */
  name: string;
  label: string;
  cell: (row: Row) => ReactNode;
  /** Columns without it cannot be sorted by. */
  sortValue?: (row: Row) => string | number;
  /** What an export says; absent, `sortValue` does. A column without both is not exported. */
  exportValue?: (row: Row) => ExportValue;
  className?: string;
  /** The cell that names the row. */
  isTitle?: true;
}

/** A time is given as ISO 8601 in UTC and exported as the office's clock shows it. */
export type ExportValue = string | number | null;

export interface ExportColumn<Row> {
  label: string;
  exportValue: (row: Row) => ExportValue;
}

/** One of the choices beside the text filter. */
export interface Choice<Row> {
  /** Stands in the address. */
  name: string;
  label: string;
  /** The option that lets everything through, e.g. `All degree types`. */
  all: string;
  options: { value: string; label: string }[];
  /** What the record is; several where it may be more than one of the options. */
  value: (row: Row) => string | readonly string[];
}
