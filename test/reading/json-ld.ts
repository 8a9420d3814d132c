import type { LightMyRequestResponse } from "fastify";

/** The JSON-LD of a page, parsed. */
export const jsonLdOf = ({ body }: LightMyRequestResponse): Record<string, unknown>[] =>
  [...body.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
    ([, json]) => JSON.parse(json!) as Record<string, unknown>,
  );
