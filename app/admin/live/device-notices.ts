import { noticeTitle } from "#app/admin/notices/notice-words.ts";
import type { LiveNews } from "#app/domain/live/live-schema.ts";

/** Says what concerns whoever is signed in on the device, where they have allowed it. */
export function showOnDevice({ notices, reminders }: LiveNews): void {
  if (!mayShow()) return;
  for (const notice of notices) show(`notice ${notice.id}`, noticeTitle(notice), notice.words);
  for (const { id, name, course } of reminders) show(`call ${id}`, `Call ${name} now`, course);
}

/** Whether the browser can show something on the device, and asks first whether it may. */
export const canAsk = (): boolean => "Notification" in window && Notification.permission === "default";

const mayShow = () => "Notification" in window && Notification.permission === "granted";

/** Each tab of the browser says it; by its name it is shown once. */
function show(tag: string, title: string, body: string): void {
  try {
    const notification = new Notification(title, { tag, body });
    notification.addEventListener("click", () => window.focus());
  } catch {
    // A telephone's browser knows them of service workers only, of which the panel has none.
  }
}
