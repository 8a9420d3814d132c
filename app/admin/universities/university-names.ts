import type { RouterContextProvider } from "react-router";
import { readRecord } from "#app/admin/api/read-api.ts";
import type { UniversityName } from "#app/domain/university/university-schema.ts";

/** As many as a choice holds; of more the rest is searched for. */
const MOST = 500;

/** The first universities by name, or those in which the words of `q` stand; and whether there are no others. */
export async function readUniversityNames(context: Readonly<RouterContextProvider>, q = "") {
  const universities = await readRecord<UniversityName[]>(context, "university-names", {
    limit: MOST,
    ...(q && { q }),
  });
  return { universities, areAll: universities.length < MOST };
}
