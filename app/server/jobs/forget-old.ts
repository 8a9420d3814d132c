import type { FastifyInstance } from "fastify";
import type { Database } from "#db/database.ts";
import type { Pictures } from "#app/domain/picture/pictures.server.ts";
import { forgetOldHistory } from "#app/domain/activity/history.server.ts";
import { forgetOldDayMails } from "#app/domain/day-mail/day-mails.server.ts";
import { forgetOldDoubtfulForms } from "#app/domain/doubtful-form/doubtful-forms.server.ts";
import { forgetOldNotices } from "#app/domain/notice/notices.server.ts";
import { forgetOldMails } from "#app/domain/outbox/forget-mails.server.ts";
import { forgetOldMissingPaths } from "#app/domain/redirect/address-tally.server.ts";
import { forgetOldSessions } from "#app/domain/session/sessions.server.ts";
import { deleteForGood } from "#app/domain/version/trash/delete-for-good.server.ts";
import { listOutdated } from "#app/domain/version/trash/trash.server.ts";
import { logUnexpected } from "#app/lib/failures/log-unexpected.server.ts";
import { letOthersIn } from "#app/lib/let-others-in.server.ts";
import { HOUR_MS } from "#app/lib/time/from-now.ts";
import { lookEvery } from "./look-every.ts";

const LOOK_EVERY_MS = HOUR_MS;
/** Sessions are looked at each minute: `/privacy` states to the hour how long an address is kept. */
const LOOK_AT_SESSIONS_EVERY_MS = 60_000;

const forgettings = [
  forgetOldHistory,
  forgetOldNotices,
  forgetOldDayMails,
  forgetOldMails,
  forgetOldMissingPaths,
  forgetOldDoubtfulForms,
];

/**
 * Deletes for good what has exceeded its time: trash with its versions and pictures, history after thirteen months,
 * notices after a month, missed addresses after ninety days without a visit, and mails and undecided doubtful forms
 * after ninety days. Runs at the start and every hour; ended sessions go each minute. A failure is logged and does not
 * stop the rest.
 */
export function forgetOld(app: FastifyInstance, db: Database, pictures: Pictures): void {
  const look = lookEvery(app, LOOK_EVERY_MS, async (ending) => {
    for (const forget of forgettings) await forget(db).catch(logUnexpected);
    for (const id of await listOutdated(db)) {
      if (ending.aborted) return;
      await forgetDeleted(db, pictures, id).catch(logUnexpected);
      await letOthersIn();
    }
  });
  const lookAtSessions = lookEvery(app, LOOK_AT_SESSIONS_EVERY_MS, () => forgetOldSessions(db));
  app.addHook("onReady", async () => {
    void look();
    void lookAtSessions();
  });
}

async function forgetDeleted(db: Database, pictures: Pictures, id: number) {
  const outcome = await deleteForGood(db, id, { userId: null, address: null });
  if ("isDeleted" in outcome) await pictures.removePictures(outcome.pictures ?? []);
}
