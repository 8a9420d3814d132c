const rules = {
  prefetch: [
    {
      where: { and: [{ href_matches: "/*" }, { not: { href_matches: ["/admin*", "/backend/*"] } }] },
      eagerness: "moderate",
    },
  ],
};

/** Prefetches pages that a visitor is about to open. Inline, since a file of rules costs a request. */
export const speculationRules = JSON.stringify(rules);

export function SpeculationRules() {
  return <script type="speculationrules" dangerouslySetInnerHTML={{ __html: speculationRules }} />;
}
