import type { Database } from "#db/database.ts";
import type { Actor } from "#app/domain/activity/activities.server.ts";
import { putBackApplication } from "#app/domain/application/applications.server.ts";
import { putBackLead } from "#app/domain/lead/record/lead-trash.server.ts";
import { putBackMessage } from "#app/domain/message/messages.server.ts";
import type { FieldErrors } from "#app/domain/outcome.ts";
import { putBackSubscriber } from "#app/domain/subscriber/subscribers.server.ts";
import type { PeopleList } from "./people-lists.ts";
import type { Snapshot } from "#app/domain/version/snapshot.server.ts";

/** Restores a deleted record under its id; `db` is the transaction that takes it out of the trash. */
type PutBack = (
  db: Database,
  snapshot: Snapshot,
  actor: Actor,
  deletedAt: string,
) => Promise<{ isBack: true } | { errors: FieldErrors }>;

/** How each noun of personal data is restored. */
export const peopleNouns: Record<PeopleList, PutBack> = {
  leads: putBackLead,
  messages: putBackMessage,
  applications: putBackApplication,
  subscribers: putBackSubscriber,
};
