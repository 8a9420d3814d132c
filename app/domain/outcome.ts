/** A sentence per refused field, shown beside it. */
export type FieldErrors = Record<string, string>;

/** What became of a save: the record, with what else there is to say of it, or why nothing was stored. */
export type SaveOutcome<Stored> = { record: Stored; note?: string } | { errors: FieldErrors } | Obstacle;

/** Why a row was not changed: it is gone, or somebody has saved it since it was opened, as the sentence says. */
export type Obstacle = { absent: true } | { stale: string };

/**
 * What became of a deletion: the pictures that no row shows any longer, and where it lies in the trash; or why nothing
 * was deleted.
 */
export type DeleteOutcome = Deleted | { absent: true } | { inUse: string };

interface Deleted {
  isDeleted: true;
  /** The pictures that nothing shows any longer. */
  pictures?: string[];
  /** Where it waits in the trash. */
  trashId?: number;
}
