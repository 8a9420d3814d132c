import { type Partnership, partnershipWords, paysNothing } from "#app/domain/university/partnership-words.ts";
import { whoPaysUsAddress } from "./who-pays-us-address.ts";

/** Whether a university pays us, in a word or two; nothing while nobody has said it. */
export function PaysBadge({ partnership }: { partnership: Partnership | null }) {
  if (partnership === null) return null;
  return (
    <span className={badgeOf(partnership)}>
      {paysNothing(partnership) ? "Pays us nothing" : "Pays us a commission"}
    </span>
  );
}

/** The whole of it, where a heading might let one take it for a partner. */
export function PartnershipBadge({ partnership }: { partnership: Partnership }) {
  return <span className={badgeOf(partnership)}>{partnershipWords[partnership]}</span>;
}

/** The whole of it, and the way to what it means. */
export function PaysLink({ partnership }: { partnership: Partnership | null }) {
  if (partnership === null) return null;
  return (
    <a className={`pays-link ${badgeOf(partnership)}`} href={whoPaysUsAddress}>
      {partnershipWords[partnership]}
    </a>
  );
}

const badgeOf = (partnership: Partnership) => `badge badge-words ${paysNothing(partnership) ? "badge-green" : ""}`;
