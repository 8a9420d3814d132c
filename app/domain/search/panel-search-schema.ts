import { z } from "zod";
import { quietText } from "#app/lib/field-schemas.ts";

/** What the panel's quick search looks through, in the order in which it shows what it found. */
const panelSearchKinds = [
  "lead",
  "message",
  "application",
  "subscriber",
  "template",
  "user",
  "course",
  "university",
  "program",
  "article",
] as const;

export const panelSearchQuery = z.object({ q: quietText(100).optional() });

export const panelFind = z.object({
  kind: z.enum(panelSearchKinds),
  id: z.number(),
  title: z.string(),
  /** What tells two of the same name apart, e.g. a telephone number; a status or channel by its stored name. */
  detail: z.string(),
});

export type PanelFind = z.infer<typeof panelFind>;
