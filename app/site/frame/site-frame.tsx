import type { ReactNode } from "react";
import { useLocation, useMatches } from "react-router";
import { GuidancePopup } from "#app/site/guidance/guidance-popup.tsx";
import { useSiteData } from "#app/site/site-data/site-data.ts";
import { PreviewNote } from "./staff/preview-note.tsx";
import { AdministratorBar, type PageHandle } from "./staff/administrator-bar.tsx";
import { Footer } from "./footer.tsx";
import { Navigation } from "./menu/navigation.tsx";
import { WhatsappLink } from "./whatsapp-link.tsx";

/** Pages with a form, where the pop-up would interfere (D30). */
const pagesWithoutPopup = ["/OnlineAdmission", "/contact", "/guidance"];

/** The frame of every public page. */
export function SiteFrame({ children }: { children: ReactNode }) {
  const { pathname, search } = useLocation();
  const { isPrivate } = (useMatches().at(-1)?.handle ?? {}) as PageHandle;
  const hasPopup = !isPrivate && !pagesWithoutPopup.includes(pathname);
  const { publicOrigin, previewUntil } = useSiteData();
  return (
    <>
      <a className="skip" href="#main">
        Skip to content
      </a>
      <Navigation />
      <AdministratorBar />
      <main id="main" tabIndex={-1}>
        {previewUntil && <PreviewNote until={previewUntil} />}
        {children}
      </main>
      <Footer />
      <WhatsappLink />
      {hasPopup && <GuidancePopup />}
      {/* A secret address is not printed. */}
      <p className="printed">{publicOrigin + pathname + (isPrivate ? "" : search.replaceAll("%2C", ","))}</p>
      <p className="toast" role="status" />
    </>
  );
}
