import { type Partnership, partnershipWords, paysNothing } from "#app/domain/university/partnership-words.ts";
import { whoPaysUsAddress } from "./who-pays-us-address.ts";

/** Whether a university pays us, in a few words; nothing if unknown. */
export function PaysBadge({ partnership }: { partnership: Partnership | null }) {
  if (partnership === null) return null;
  return (
    <span className={badgeOf(partnership)}>
      {paysNothing(partnership) ? "Pays us nothing" : "Pays us a commission"}
    </span>
  );
}

/** The full statement, where a heading might suggest a partnership. */
export function PartnershipBadge({ partnership }: { partnership: Partnership }) {
  return <span className={badgeOf(partnership)}>{partnershipWords[partnership]}</span>;
}

/** The full statement, with a link to what it means. */
export function PaysLink({ partnership }: { partnership: Partnership | null }) {
  if (partnership === null) return null;
  return (
    <a className={`pays-link ${badgeOf(partnership)}`} href={whoPaysUsAddress}>
      {partnershipWords[partnership]}
    </a>
  );
}

const badgeOf = (partnership: Partnership) => `badge badge-words ${paysNothing(partnership) ? "badge-green" : ""}`;
