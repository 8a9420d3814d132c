import { useLocation, useMatches } from "react-router";
import { ShareButton } from "#app/site/sharing/share-button.tsx";
import { useSiteData } from "#app/site/site-data/site-data.ts";
import type { PageHandle } from "./staff/administrator-bar.tsx";

/** Below every page: shares it as it is, including filters and answers. */
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
