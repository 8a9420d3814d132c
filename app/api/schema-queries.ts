import type { FastifyInstance } from "fastify";
import { z } from "zod";
import type { QueryReader } from "#app/lib/answers/answer-addresses.ts";

/** Reads the parameters of each operation's query schema unless blank, for operations registered from now on. */
export function schemaQueries(app: Pick<FastifyInstance, "addHook">): QueryReader {
  const read = new Map<string, readonly string[]>();
  app.addHook("onRoute", ({ url, schema }) => {
    if (schema?.querystring instanceof z.ZodObject) read.set(url, Object.keys(schema.querystring.shape));
  });
  return (path) => {
    const keys = read.get(path);
    return keys ? (key, value) => value !== "" && keys.includes(key) : null;
  };
}
