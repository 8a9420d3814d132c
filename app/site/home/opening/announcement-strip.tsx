import { isShown } from "#app/domain/claim-evidence/shown-claims.ts";
import { usePageWords } from "#app/site/page-words.ts";
import { useSiteData } from "#app/site/site-data/site-data.ts";

/** The second line promises few places: a claim like any other. */
export function AnnouncementStrip() {
  const { first, second: promise } = usePageWords("home").strip;
  const { settings, today } = useSiteData();
  const rule = { isProvenOnly: settings.showsProvenOnly === 1, today };
  const second = isShown(settings, "limited-spots", rule) ? promise : "";
  if (!first && !second) return null;
  return (
    <div className="strip">
      <p className="wrap">
        {first && <span>{first}</span>}
        {first && <span className="petal" aria-hidden="true" />}
        {second && <span>{second}</span>}
        <span className="stitch" aria-hidden="true" />
      </p>
    </div>
  );
}
