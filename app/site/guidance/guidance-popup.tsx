import { useMatches } from "react-router";
import { Icon } from "#app/ui/icon.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { usePageWords } from "#app/site/page-words.ts";
import { useSiteData } from "#app/site/site-data/site-data.ts";
import type { PageHandle } from "#app/site/frame/staff/administrator-bar.tsx";
import { ConsultationForm } from "./consultation-form.tsx";

/**
 * Opened by `open-guidance-popup.ts`: once a day by itself if the settings say so, and by links to /guidance. On a
 * course's page it asks about that course, until another is chosen.
 */
export function GuidancePopup() {
  const { title, text } = usePageWords("menu").popup;
  return (
    <dialog
      className="dialog popup"
      id="guidance-popup"
      aria-labelledby="guidance-popup-title"
      tabIndex={-1}
      data-after={useDelay()}
    >
      <Counsellor />
      <div className="popup-body">
        <h2 id="guidance-popup-title">{title}</h2>
        {text && <p>{text}</p>}
        <form method="dialog">
          <button className="btn-icon dialog-close" aria-label="Close">
            <Icon name="close" />
          </button>
        </form>
        <ConsultationForm asked={useAsked()} />
      </div>
    </dialog>
  );
}

function useAsked() {
  const page = useMatches().at(-1);
  const { asked } = (page?.handle ?? {}) as PageHandle;
  return page?.loaderData ? asked?.(page.loaderData as never) : undefined;
}

/** The seconds before it opens by itself, or `never`; undefined for the specification's value. */
function useDelay() {
  const { popupIsOn, popupDelaySeconds } = useSiteData().settings;
  if (popupIsOn === 0) return "never";
  return popupDelaySeconds === 2 ? undefined : popupDelaySeconds;
}

function Counsellor() {
  const { counsellor } = useSiteData();
  return (
    <div className="popup-side">
      {counsellor?.image_url && (
        <Picture className="arch" address={counsellor.image_url} alt="" sizes="112px" width={112} height={144} lazy />
      )}
      {counsellor && (
        <p>
          <b>{counsellor.name}</b>
          <br />
          {counsellor.title}
          {counsellor.experience > 0 && (
            <>
              <br />
              {`${counsellor.experience} years’ experience`}
            </>
          )}
        </p>
      )}
    </div>
  );
}
