import { contentKinds } from "#app/admin/record/content-kinds.content.ts";
import type { HistoryLine } from "#app/domain/activity/activity-schema.ts";
import { peopleTypes } from "#app/domain/version/nouns/people-lists.ts";
import { unversionedTypes } from "#app/domain/version/nouns/unversioned-lists.ts";

/** The addresses of records that have neither versions nor their own entry in the trash. */
const others: Record<string, (id: number | null) => string> = {
  lead: (id) => `/admin/leads/${id}`,
  message: (id) => `/admin/messages?open=${id}`,
  application: (id) => `/admin/applications?open=${id}`,
  mail: (id) => `/admin/outbox?open=${id}`,
  picture: (id) => `/admin/pictures?edit=${id}`,
  user: (id) => (id ? `/admin/users?edit=${id}` : "/admin/users"),
  account: (id) => `/admin/users?edit=${id}`,
  "second-factor": (id) => `/admin/users?edit=${id}`,
  "article-draft": (id) => `/admin/blogs/${id}`,
  "page-draft": (id) => `/admin/pages?edit=${id}`,
  "doubtful-form": () => "/admin/doubtful-forms",
  day: () => "/admin/day",
  subscriber: () => "/admin/subscribers",
  import: () => "/admin/leads/import",
  tag: () => "/admin/leads/tags",
  role: () => "/admin/users/roles",
  settings: () => "/admin/settings",
  "desk rules": () => "/admin/settings/desk",
};

/** The target of a history line: the version it created, or the trash for a deleted record; null if there is none. */
export function recordAddress({ type, action, name, record_id, version_id }: HistoryLine): string | null {
  if (action === "purge" || action === "refuse") return null;
  const kinds = Object.values(contentKinds).map((kind) => kind.type);
  if (
    action === "delete" &&
    [...kinds, ...Object.values(peopleTypes), ...Object.values(unversionedTypes)].includes(type)
  )
    return `/admin/trash?${new URLSearchParams({ q: name })}`;
  const list = Object.keys(contentKinds).find((list) => contentKinds[list]!.type === type);
  if (list && record_id !== null)
    return `/admin/versions/${list}/${record_id}${version_id === null ? "" : `?version=${version_id}`}`;
  const isGone = action === "delete" && !["account", "second-factor"].includes(type);
  const isNamed = record_id !== null || ["role", "user", "doubtful-form", "day"].includes(type);
  return isGone || !isNamed ? null : (others[type]?.(record_id) ?? null);
}
