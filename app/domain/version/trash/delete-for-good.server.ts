import type { Database } from "#db/database.ts";
import { type Actor, forgetNames, recordActivity } from "#app/domain/activity/activities.server.ts";
import { forgetImported } from "#app/domain/lead-import/imported-rows.server.ts";
import { forgetPicture, forgetUnused } from "#app/domain/library-picture/library-pictures.server.ts";
import { forgetMailsAbout } from "#app/domain/outbox/forget-mails.server.ts";
import type { DeleteOutcome } from "#app/domain/outcome.ts";
import { uploadsIn } from "#app/domain/records/pictures/picture-columns.ts";
import type { ContentList } from "#app/domain/version/nouns/content-lists.ts";
import { contentNouns } from "#app/domain/version/nouns/content-nouns.server.ts";
import { isPeopleList, peopleTypes } from "#app/domain/version/nouns/people-lists.ts";
import { takeFromTrash } from "./trash.server.ts";
import { forgetApplicant } from "#app/domain/user/delete-user.server.ts";
import { isUnversioned, unversionedTypes } from "#app/domain/version/nouns/unversioned-lists.ts";

/**
 * Deletes a trashed record for good, with its versions. For personal data, also removes the name from the history and
 * unsent mails about it; the last application takes the applicant's account with it.
 */
export async function deleteForGood(db: Database, id: number, actor: Actor): Promise<DeleteOutcome> {
  return db.transaction().execute(async (db) => {
    const found = await takeFromTrash(db, id, actor);
    if (!found) return { absent: true };
    const { record, list, name, snapshot, applicant_id } = found;
    const recordId = Number(record.split(" ")[1]);
    const type = typeIn(list);
    await recordActivity(db, actor, { action: "purge", type, name, recordId });
    if (isPeopleList(list)) {
      await forgetNames(db, type, [recordId]);
      await forgetMailsAbout(db, type, recordId);
      if (list === "leads") await forgetImported(db, [recordId]);
      if (applicant_id !== null) await forgetApplicant(db, applicant_id);
      // An address in a visitor's text is no use of a picture.
      return { isDeleted: true };
    }
    if (list === "tags") return { isDeleted: true };
    if (list === "pictures") return { isDeleted: true, pictures: await forgetPicture(db, snapshot) };
    const versions = await db.deleteFrom("versions").where("record", "=", record).returning("snapshot").execute();
    const texts = [JSON.stringify(snapshot), ...versions.map((version) => version.snapshot)];
    return { isDeleted: true, pictures: await forgetUnused(db, uploadsIn(texts.join(" "))) };
  });
}

/** A list's type in activities. */
function typeIn(list: string) {
  if (isUnversioned(list)) return unversionedTypes[list];
  return isPeopleList(list) ? peopleTypes[list] : contentNouns[list as ContentList].kind.type;
}
