import type { FastifyInstance } from "fastify";
import { z } from "zod";

/** Drops blank parameters of a list's query, as forms send for empty fields. */
export function forgetBlanks(app: Pick<FastifyInstance, "addHook">): void {
  app.addHook("preValidation", ({ query, routeOptions }, _reply, next) => {
    if (isList(routeOptions.schema?.querystring)) dropBlanks(query as Record<string, unknown>);
    next();
  });
}

const isList = (query: unknown) => query instanceof z.ZodObject && "limit" in query.shape;

function dropBlanks(query: Record<string, unknown>) {
  for (const [key, value] of Object.entries(query)) if (value === "") delete query[key];
}
