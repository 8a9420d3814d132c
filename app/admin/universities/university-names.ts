import type { RouterContextProvider } from "react-router";
import { readRecord } from "#app/admin/api/read-api.ts";
import type { UniversityName } from "#app/domain/university/university-schema.ts";

/** The most that a choice lists; others are found by search. */
const MOST = 500;

/** The first universities by name, or those that contain the words of `q`; and whether these are all. */
export async function readUniversityNames(context: Readonly<RouterContextProvider>, q = "") {
  const universities = await readRecord<UniversityName[]>(context, "university-names", {
    limit: MOST,
    ...(q && { q }),
  });
  return { universities, areAll: universities.length < MOST };
}
