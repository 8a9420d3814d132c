import { evidenceFor, isShown } from "#app/domain/claim-evidence/shown-claims.ts";
import { HowWeKnow } from "#app/site/claims/how-we-know.tsx";
import { usePageWords } from "#app/site/page-words.ts";
import { useSiteData } from "#app/site/site-data/site-data.ts";

const PROMISE = "limited-spots";

/** The second line promises few places: a claim that needs evidence. */
export function AnnouncementStrip() {
  const { first, second: promise } = usePageWords("home").strip;
  const { settings, today } = useSiteData();
  const rule = { isProvenOnly: settings.showsProvenOnly === 1, today };
  const second = isShown(settings, PROMISE, rule) ? promise : "";
  if (!first && !second) return null;
  return (
    <div className="strip">
      <div className="wrap">
        {first && <span>{first}</span>}
        {first && <span className="petal" aria-hidden="true" />}
        {second && <span>{second}</span>}
        <span className="stitch" aria-hidden="true" />
        {second && <HowWeKnow evidence={evidenceFor(settings, PROMISE, today)} today={today} of={second} />}
      </div>
    </div>
  );
}
