import type { ReactNode } from "react";

/** What a list shows of a record, and how it is searched. */
export interface ListShape<Row> {
  /** `course` and `courses`. */
  one: string;
  many: string;
  /** What a record is called, e.g. its title. */
  nameOf: (row: Row) => string;
  /** Staff create and edit content; enquiries come from visitors. */
  isWrittenByStaff: boolean;
  columns: Column<Row>[];
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
  className?: string;
  /** The cell that names the row. */
  isTitle?: true;
}

/** One of the choices beside the text filter. */
export interface Choice<Row> {
  /** Stands in the address. */
  name: string;
  label: string;
  /** The option that lets everything through, e.g. `All degree types`. */
  all: string;
  options: { value: string; label: string }[];
  value: (row: Row) => string;
}
