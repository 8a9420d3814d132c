import type { Database } from "#db/database.ts";
import type { Actor } from "#app/domain/activity/activities.server.ts";
import type { FieldErrors } from "#app/domain/outcome.ts";
import { putBackPicture } from "#app/domain/library-picture/library-pictures.server.ts";
import { putBackTag } from "#app/domain/tag/tag-trash.server.ts";
import type { ContentList } from "#app/domain/version/nouns/content-lists.ts";
import { contentNouns } from "#app/domain/version/nouns/content-nouns.server.ts";
import { isPeopleList } from "#app/domain/version/nouns/people-lists.ts";
import { peopleNouns } from "#app/domain/version/nouns/people-nouns.server.ts";
import { isUnversioned, type UnversionedList } from "#app/domain/version/nouns/unversioned-lists.ts";
import type { BroughtBack } from "#app/domain/version/restore-version.server.ts";
import { takeFromTrash } from "./trash.server.ts";

/** Rolls the transaction back, so that the record stays in the trash. */
class NotBack extends Error {
  readonly errors: FieldErrors;

  constructor(errors: FieldErrors) {
    super("A record does not come back from the trash as it is.");
    this.errors = errors;
  }
}

/** Restores a record from the trash under its id; refused if something that it needs is gone. */
export async function restoreFromTrash(db: Database, id: number, actor: Actor): Promise<BroughtBack> {
  try {
    return await db.transaction().execute(async (db) => {
      const found = await takeFromTrash(db, id, actor);
      if (!found) return { absent: true };
      const outcome = await putBack(db, found, actor);
      if ("errors" in outcome) throw new NotBack(outcome.errors);
      return { name: found.name };
    });
  } catch (error) {
    if (error instanceof NotBack) return { errors: error.errors };
    throw error;
  }
}

const putBackUnversioned = { pictures: putBackPicture, tags: putBackTag } satisfies Record<UnversionedList, unknown>;

function putBack(db: Database, { list, snapshot, deleted_at }: Taken, actor: Actor) {
  if (isUnversioned(list)) return putBackUnversioned[list](db, snapshot, actor);
  return isPeopleList(list)
    ? peopleNouns[list](db, snapshot, actor, deleted_at)
    : contentNouns[list as ContentList].putBack(db, snapshot, actor);
}

type Taken = NonNullable<Awaited<ReturnType<typeof takeFromTrash>>>;
