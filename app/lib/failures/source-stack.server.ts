import { readFileSync } from "node:fs";
import { SourceMap } from "node:module";
import { fileURLToPath } from "node:url";
import { lazily } from "#app/lib/lazily.ts";

// Node's own flag keeps all source maps in memory from the start, 15 MB (record 034).
const place = /(file:\/\/[^\s()]+\/build\/server\/[^\s():]+):(\d+):(\d+)/g;
const maps = new Map<string, () => SourceMap>();

/** Maps positions in the build to positions in the source; a map is read when first needed. */
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
