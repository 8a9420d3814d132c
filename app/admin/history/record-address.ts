import { contentKinds, peopleKinds } from "#app/admin/versions/content-kinds.content.ts";
import type { HistoryLine } from "#app/domain/activity/activity-schema.ts";

const enquiries: Record<string, (id: number) => string> = {
  lead: (id) => `/admin/leads/${id}`,
  message: (id) => `/admin/messages?open=${id}`,
  application: (id) => `/admin/applications?open=${id}`,
  picture: (id) => `/admin/pictures?edit=${id}`,
  user: (id) => `/admin/users?edit=${id}`,
};

/** Where a line of the history leads: what staff write to its versions, what they deleted to the trash; null where there is nothing to see. */
export function recordAddress({ type, action, name, record_id }: HistoryLine): string | null {
  if (record_id === null) return null;
  const inTrash = `/admin/trash?${new URLSearchParams({ q: name })}`;
  if (action === "delete" && Object.values(peopleKinds).some((kind) => kind.type === type)) return inTrash;
  const list = Object.keys(contentKinds).find((list) => contentKinds[list]!.type === type);
  if (list) return action === "delete" ? inTrash : `/admin/versions/${list}/${record_id}`;
  return action === "delete" ? null : (enquiries[type]?.(record_id) ?? null);
}
