import type { RouterContextProvider } from "react-router";
import { readRecord } from "#app/admin/read-api.ts";
import type { University } from "#app/domain/university/university-schema.ts";

export type UniversityName = Pick<University, "id" | "name">;

/** As many as a choice holds; of more the rest is searched for. */
const MOST = 500;

/** The first universities by name, or those in which the words of `q` stand; and whether there are no others. */
export async function readUniversityNames(context: Readonly<RouterContextProvider>, q = "") {
  const query = { limit: MOST, sort: "name", ...(q && { q }) };
  const found = await readRecord<University[]>(context, "universities", query);
  const universities: UniversityName[] = found.map(({ id, name }) => ({ id, name }));
  return { universities, areAll: found.length < MOST };
}
