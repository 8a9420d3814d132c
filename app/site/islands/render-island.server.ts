import { type ComponentType, createElement } from "react";
import { renderToString } from "react-dom/server";
import { type IslandName, islands } from "./islands.ts";

const loaded = await Promise.all(
  Object.entries(islands).map(async ([name, load]) => [name, (await load()).default] as const),
);
const parts = new Map(loaded as [string, ComponentType<object>][]);

export function renderIsland(name: IslandName, props: object, identifierPrefix: string): string {
  return renderToString(createElement(parts.get(name)!, props), { identifierPrefix });
}
