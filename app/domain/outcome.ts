/** A sentence per refused field, shown beside it. */
export type FieldErrors = Record<string, string>;

/** The result of a save: the record, perhaps with a note; or why nothing was stored. */
export type SaveOutcome<Stored> = { record: Stored; note?: string } | { errors: FieldErrors } | Obstacle;

/** Why a row was not changed: it is gone, or was saved since it was opened, as the sentence in `stale` says. */
export type Obstacle = { absent: true } | { stale: string };

/** The result of a deletion, or why nothing was deleted. */
export type DeleteOutcome = Deleted | { absent: true } | { inUse: string };

interface Deleted {
  isDeleted: true;
  /** Pictures that nothing shows any more. */
  pictures?: string[];
  /** Its id in the trash. */
  trashId?: number;
}
