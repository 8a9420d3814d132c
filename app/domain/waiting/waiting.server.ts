import { type ExpressionBuilder, sql } from "kysely";
import type { Database } from "#db/database.ts";
import type { Tables } from "#db/schema.ts";
import { isOverdue } from "#app/domain/lead/follow-ups.server.ts";

/** How much waits for staff behind the links of the panel, in one statement. */
export const countWaiting = (db: Database) =>
  db
    .selectNoFrom((of) => [
      leadsOfTheirOwn(of).where("stage", "=", "new").as("new_leads"),
      leadsOfTheirOwn(of).where(isOverdue()).as("overdue_follow_ups"),
      of.selectFrom("messages").select(rows).where("status", "=", "new").as("new_messages"),
      untouchedApplications(of).as("new_applications"),
    ])
    .executeTakeFirstOrThrow();

type Of = ExpressionBuilder<Tables, never>;

const rows = sql<number>`count(*)`.as("count");

/** A lead that was merged into another is that one's history. */
const leadsOfTheirOwn = (of: Of) => of.selectFrom("leads").select(rows).where("merged_into_id", "is", null);

/** In step 1, and nobody has called, noted or moved anything yet. */
const untouchedApplications = (of: Of) =>
  of
    .selectFrom("applications as a")
    .select(rows)
    .where("a.step", "=", 1)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("enquiry_events as e")
            .select("e.id")
            .whereRef("e.application_id", "=", "a.id")
            .where("e.kind", "not in", ["form", "mail"]),
        ),
      ),
    );
