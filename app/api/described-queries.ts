import type { JsonSchema } from "./described-bodies.ts";

/** Descriptions of common parameters. */
const words: Record<string, string> = {
  page: "Which page, from 1",
  limit: "So many to a page; 25 unless it is said",
  q: "Words that are searched for",
  sort: "By which column; with - before it the other way round",
  counts: "1: meta.counts tells how many there are by each value of a filter",
  seen: "The updated_at of the record as it was opened: what was saved since is answered with 409 instead of being lost. Without it the last save wins",
  count: "The number of records that was confirmed; where another number matches by now, 409",
  after: "What the last slice answered as next; absent at the first",
  idempotency_key: "Of the whole act: the same slice with it is done once",
  hand_over: "Ids of the colleagues who share the leads, such as 3,5; without it the leads are nobody's",
  since: "A day in India, such as 2027-02-15: from its beginning",
  until: "A day in India, such as 2027-02-15: to its end",
  from: "A day in India, such as 2027-02-15: from its beginning",
  to: "A day in India, such as 2027-02-15: to its end",
};

/** Adds descriptions to a query's parameters whose schema has none. */
export const describedQuery = ({ properties = {}, ...query }: JsonSchema): JsonSchema => ({
  ...query,
  properties: Object.fromEntries(
    Object.entries(properties).map(([name, property]) => {
      const description = isName(name, property) ? undefined : words[name];
      return [name, { ...(description !== undefined && { description }), ...property }];
    }),
  ),
});

/** For page texts, `page` is a name, not a number. */
const isName = (name: string, { type }: JsonSchema) => name === "page" && type !== "integer";
