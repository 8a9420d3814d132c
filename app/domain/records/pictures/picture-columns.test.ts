import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { type PictureColumns, pictureColumns } from "./picture-columns.ts";

test("every column of the data model that holds a picture is one whose pictures the sweep keeps", () => {
  const page = readFileSync(new URL("../../../../db/schema.ts", import.meta.url), "utf8").split(
    "export interface Tables",
  )[1]!;
  const tables = [...page.matchAll(/^ {2}(\w+): (?:\w+ & )?\{([^}]*)\}/gm)];
  const holding = tables.map(
    ([, table, columns]) =>
      [table!, new Set([...columns!.matchAll(/(\w+): PictureAddress/g)].map(([, column]) => column!))] as const,
  );
  const known = Object.entries(pictureColumns as Record<string, PictureColumns>).filter(
    ([, { addresses }]) => addresses.length > 0,
  );
  expect(Object.fromEntries(known.map(([table, { addresses }]) => [table, new Set(addresses)]))).toEqual(
    Object.fromEntries(holding.filter(([, columns]) => columns.size > 0)),
  );
});
