const rules = {
  prefetch: [
    {
      where: { and: [{ href_matches: "/*" }, { not: { href_matches: ["/admin*", "/backend/*"] } }] },
      eagerness: "moderate",
    },
  ],
};

/**
 * A page that a visitor is about to open is fetched already. In the page, since a file of rules is one request more.
 */
export const speculationRules = JSON.stringify(rules);

export function SpeculationRules() {
  return <script type="speculationrules" dangerouslySetInnerHTML={{ __html: speculationRules }} />;
}
