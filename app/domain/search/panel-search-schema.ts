import { z } from "zod";
import type { Permission } from "#app/domain/permission/permissions.ts";
import { listQuery } from "#app/domain/list/list-query-schema.ts";

/** What the panel's quick search covers, in display order. */
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

/** The permission needed to find a kind. */
export const searchPermissions: Record<(typeof panelSearchKinds)[number], Permission> = {
  lead: "leads.see",
  message: "messages.see",
  application: "applications.see",
  subscriber: "subscribers.see",
  template: "templates.see",
  user: "users.see",
  course: "courses.see",
  university: "universities.see",
  program: "programs.see",
  article: "blogs.see",
};

export const panelSearchQuery = listQuery.pick({ q: true });

const panelFind = z.object({
  kind: z.enum(panelSearchKinds),
  id: z.number(),
  title: z.string(),
  /** Tells two of the same name apart, e.g. a telephone number; a status or channel by its stored name. */
  detail: z.string(),
});

/** `counts`: how many records of a kind its own list finds by the same `q`; `is_more`: counting stopped there. */
export const panelFinds = z.object({
  success: z.literal(true),
  data: z.array(panelFind),
  counts: z.partialRecord(z.enum(panelSearchKinds), z.object({ total: z.number(), is_more: z.literal(1).optional() })),
});

export type PanelCounts = z.infer<typeof panelFinds>["counts"];
export type PanelFind = z.infer<typeof panelFind>;
