import { z } from "zod";

export const previewRecord = z.object({
  /** The address of the page that shows it, on this site. */
  url: z.string(),
  /** From then on it shows what visitors see. */
  expires_at: z.string(),
});
