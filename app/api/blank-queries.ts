import type { FastifyInstance } from "fastify";
import { z } from "zod";

/** Of a list's query, what a form sends of fields that were left empty is not asked for. */
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
