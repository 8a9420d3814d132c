import { counted } from "#app/lib/text/counted.ts";

/** `1 row`, `50,000 rows`. */
export const rowsIn = (count: number): string => counted(count, "row");

/** `1 person`, `43,210 people`. */
export const peopleIn = (count: number): string => counted(count, "person", "people");

/** `1 lead is gone`, `200 leads are gone`. */
export const leadsGone = (count: number): string => counted(count, "lead is gone", "leads are gone");
