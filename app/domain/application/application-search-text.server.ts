import type { Selectable } from "kysely";
import type { Tables } from "#db/schema.ts";
import { foldText } from "#app/lib/text/fold-text.ts";

export const searchedColumns = ["first_name", "last_name", "phone", "phone_e164", "company", "interest"] as const;

type Searched = Pick<Selectable<Tables["applications"]>, (typeof searchedColumns)[number]>;

/** An application's search text; `email` is that of the applicant's account. */
export function applicationSearchText(application: Searched, email: string): string {
  const { first_name, last_name, phone, phone_e164, company, interest } = application;
  return foldText(`${first_name} ${last_name} ${email} ${phone} ${phone_e164} ${company} ${interest ?? ""}`);
}
