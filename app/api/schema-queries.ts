import type { FastifyInstance } from "fastify";
import { z } from "zod";
import type { QueryReader } from "#app/lib/answers/answer-addresses.ts";

/** Reads of each operation's query the keys that its schema names; it holds those that are registered from now on. */
export function schemaQueries(app: Pick<FastifyInstance, "addHook">): QueryReader {
  const read = new Map<string, readonly string[]>();
  app.addHook("onRoute", ({ url, schema }) => {
    if (schema?.querystring instanceof z.ZodObject) read.set(url, Object.keys(schema.querystring.shape));
  });
  return (path) => {
    const keys = read.get(path);
    return keys ? (key) => keys.includes(key) : null;
  };
}
