import { formatTime } from "#app/site/blogs/article-date.ts";
import stylesAddress from "./preview-note.css?url";

/** Tells whoever looks at a page that visitors do not see it so. */
export const PreviewNote = ({ until }: { until: string }) => (
  <p className="preview-note" role="note">
    <link rel="stylesheet" href={stylesAddress} precedence="default" />
    <strong>Preview.</strong> Only people with this link see it, until {formatTime(until)}.
  </p>
);
