import { focusPosition } from "#app/lib/picture/picture-focus.ts";
import { LONGEST_TITLE, shortened } from "#app/lib/text/shortened.ts";

interface FoundAsProps {
  /** The page's address, e.g. `/courses/online-mba`. */
  path: string;
  title: string;
  description: string;
  /** The picture of shared links; null if there is none yet. */
  picture: string | null;
}

/** How search engines probably show the page, and how shared links look. */
export const FoundAs = ({ path, title, description, picture }: FoundAsProps) => (
  <>
    <div className="search-preview" role="group" aria-label="As search engines show it">
      <p className="search-preview-path">{path}</p>
      <p className="search-preview-title">{shortened(title, LONGEST_TITLE) || "Title"}</p>
      <p>{shortened(description) || "Description"}</p>
    </div>
    <div className="share-preview" role="group" aria-label="As shared links show it">
      {picture && (
        <img
          src={picture}
          alt=""
          width={1200}
          height={630}
          loading="lazy"
          style={{ objectPosition: focusPosition(picture) }}
        />
      )}
      <p>
        <b>{shortened(title, LONGEST_TITLE) || "Title"}</b>
        <span>{shortened(description) || "Description"}</span>
      </p>
    </div>
  </>
);

/** The drawing of a published page; an outdated version redirects to the current one. */
export const drawingOf = (path: string) => `/og${path === "/" ? "/home" : path}.0.jpg`;
