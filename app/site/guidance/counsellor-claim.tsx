import { evidenceFor } from "#app/domain/claim-evidence/shown-claims.ts";
import type { ExpertGuidance } from "#app/domain/expert-guidance/expert-guidance-schema.ts";
import { HowWeKnow } from "#app/site/claims/how-we-know.tsx";
import stylesAddress from "./counsellor-claim-styles.css?url";

/**
 * How we know the years of the pop-up's counsellor; brought with what it looks like, since no first view has room for
 * it.
 */
export function CounsellorClaim({ counsellor, today }: { counsellor: ExpertGuidance; today: string }) {
  const evidence = evidenceFor(counsellor, "experience", today);
  if (evidence === null || counsellor.experience === 0) return null;
  return (
    <>
      {/* The address first: so it is no link that `style-sheets.server.ts` would write into the page. */}
      <link href={stylesAddress} rel="stylesheet" />
      <HowWeKnow evidence={evidence} today={today} of={`the experience of ${counsellor.name}`} />
    </>
  );
}
