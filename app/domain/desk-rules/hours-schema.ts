import { z } from "zod";

/** Hours of a day in India, `10:00-19:00`; `whenEmpty` says what an empty value means. */
export const hoursOr = (whenEmpty: string) =>
  z
    .string("Hours are a text such as 10:00-19:00")
    .trim()
    .refine(isHours, `Hours are written as 10:00-19:00, or left empty ${whenEmpty}`);

function isHours(typed: string): boolean {
  if (typed === "") return true;
  const [, from, until] = /^((?:[01]\d|2[0-3]):[0-5]\d)-((?:[01]\d|2[0-3]):[0-5]\d)$/.exec(typed) ?? [];
  return from !== undefined && from < until!;
}
