import { formatTime } from "#app/site/blogs/article-date.ts";
import stylesAddress from "./preview-note.css?url";

/** Says that visitors do not see the page like this. */
export const PreviewNote = ({ until }: { until: string }) => (
  <p className="preview-note" role="note">
    <link rel="stylesheet" href={stylesAddress} precedence="default" />
    <strong>Preview.</strong> Only people with this link see it, until {formatTime(until)}.
  </p>
);
