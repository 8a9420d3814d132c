import { useLocation, useMatches } from "react-router";
import { ShareButton } from "#app/site/sharing/share-button.tsx";
import { useSiteData } from "#app/site/site-data/site-data.ts";
import type { PageHandle } from "./staff/administrator-bar.tsx";

/** Below every page: sends it on as it is, filters and answers included. */
export function SharePage() {
  const { pathname, search } = useLocation();
  const { previewUntil } = useSiteData();
  const { isPersonal } = (useMatches().at(-1)?.handle ?? {}) as PageHandle;
  if (isPersonal || previewUntil) return null;
  return (
    <div className="wrap share-page">
      <ShareButton path={pathname + search} words="Share this page" isAsItIs />
    </div>
  );
}
