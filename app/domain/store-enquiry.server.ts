import type { Insertable, Selectable } from "kysely";
import type { Database } from "#db/database.ts";
import type { Tables } from "#db/schema.ts";
import { foldText } from "#app/lib/text/fold-text.ts";
import { type EnquiryTrail, enquiryColumns } from "./enquiry-schema.ts";
import { readNoticeVersion } from "./page-text/page-texts.server.ts";
import { keepIfDoubtful } from "./doubtful-form/doubtful-forms.server.ts";
import type { FormName } from "./robot-trap/form-limit.ts";

type EnquiryTable = "leads" | "messages";
type OwnColumns<Table extends EnquiryTable> = Omit<
  Insertable<Tables[Table]>,
  keyof ReturnType<typeof enquiryColumns> | "search_text"
>;

interface NewEnquiry<Table extends EnquiryTable> {
  table: Table;
  form: FormName;
  /** The form's own columns. */
  columns: OwnColumns<Table>;
  /** Texts for the search. */
  searched: string[];
  /** Runs in the same transaction: queues mails and begins the timeline. */
  tell(db: Database, stored: Selectable<Tables[Table]>): Promise<void>;
}

/**
 * Stores an enquiry with its mails and timeline in one transaction; sets it aside if it looks like a robot's. A
 * repeated idempotency key stores nothing.
 */
export async function storeEnquiry<Table extends EnquiryTable>(
  db: Database,
  trail: EnquiryTrail,
  { table, form, columns, searched, tell }: NewEnquiry<Table>,
): Promise<void> {
  if (await keepIfDoubtful(db, form, trail)) return;
  await db.transaction().execute(async (db) => {
    const values = {
      ...enquiryColumns(trail, await readNoticeVersion(db)),
      ...columns,
      search_text: foldText(searched.join(" ")),
    };
    const stored = await db
      .insertInto<EnquiryTable>(table)
      .values(values as never)
      .onConflict((conflict) => conflict.doNothing())
      .returningAll()
      .executeTakeFirst();
    if (stored) await tell(db, stored as Selectable<Tables[Table]>);
  });
}
