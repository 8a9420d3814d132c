import { readFileSync } from "node:fs";
import { SourceMap } from "node:module";
import { fileURLToPath } from "node:url";
import { lazily } from "#app/lib/lazily.ts";

// Node's own flag for this keeps every map in memory from the start on, 15 MB of them (record 034).
const place = /(file:\/\/[^\s()]+\/build\/server\/[^\s():]+):(\d+):(\d+)/g;
const maps = new Map<string, () => SourceMap>();

/** The stack with places in the build told as places in the source: their map is read at the first that needs it. */
export function sourceStack(stack: string): string {
  return stack.replace(place, (built, file: string, line: string, column: string) => {
    const map = maps.get(file) ?? lazily(() => readMap(file));
    maps.set(file, map);
    const found = map().findEntry(Number(line) - 1, Number(column) - 1);
    if (!("originalSource" in found)) return built;
    const source = new URL(found.originalSource, file).href;
    return `${source}:${found.originalLine + 1}:${found.originalColumn + 1}`;
  });
}

const readMap = (file: string) => new SourceMap(JSON.parse(readFileSync(`${fileURLToPath(file)}.map`, "utf8")));
