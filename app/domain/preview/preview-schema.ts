import { z } from "zod";

export const previewRecord = z.object({
  /** The address of the preview page on this site. */
  url: z.string(),
  /** Then the page shows the published content. */
  expires_at: z.string(),
});
