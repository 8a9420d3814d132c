import { evidenceFor } from "#app/domain/claim-evidence/shown-claims.ts";
import type { ExpertGuidance } from "#app/domain/expert-guidance/expert-guidance-schema.ts";
import { HowWeKnow } from "#app/site/claims/how-we-know.tsx";
import stylesAddress from "./counsellor-claim-styles.css?url";

/**
 * The evidence for the experience of the pop-up's counsellor; loaded with its style sheet, to keep it out of the first
 * view.
 */
export function CounsellorClaim({ counsellor, today }: { counsellor: ExpertGuidance; today: string }) {
  const evidence = evidenceFor(counsellor, "experience", today);
  if (evidence === null || counsellor.experience === 0) return null;
  return (
    <>
      {/* With `href` first, `style-sheets.server.ts` does not inline it. */}
      <link href={stylesAddress} rel="stylesheet" />
      <HowWeKnow evidence={evidence} today={today} of={`the experience of ${counsellor.name}`} />
    </>
  );
}
