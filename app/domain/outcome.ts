/** A sentence per refused field, shown beside it. */
export type FieldErrors = Record<string, string>;

/** What became of a save: the record, or why nothing was stored. */
export type SaveOutcome<Stored> = { record: Stored } | { absent: true } | { errors: FieldErrors };

/** What became of a deletion: the pictures that no row shows any longer, or why nothing was deleted. */
export type DeleteOutcome = { deletedPictures: string[] } | { absent: true } | { inUse: string };
