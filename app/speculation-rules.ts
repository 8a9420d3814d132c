import type { FastifyInstance } from "fastify";

/** Where pages say their rules stand, in the header `Speculation-Rules`. */
export const speculationRulesPath = "/speculation-rules.json";

const rules = {
  prefetch: [
    {
      where: { and: [{ href_matches: "/*" }, { not: { href_matches: ["/admin*", "/backend/*"] } }] },
      eagerness: "moderate",
    },
  ],
};

/** A page that a visitor is about to open is fetched already. Browsers take the rules under their own type only. */
export function speculationRules(app: FastifyInstance): void {
  app.get(speculationRulesPath, (_request, reply) =>
    reply
      .header("cache-control", "public, max-age=604800")
      .type("application/speculationrules+json")
      .send(JSON.stringify(rules)),
  );
}
