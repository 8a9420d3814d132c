import { noticeAddress, noticeTitle, noticeWords } from "#app/admin/notices/notice-words.ts";
import type { Notice } from "#app/domain/notice/notice-schema.ts";

/** Only for the panel: public pages have no worker. */
const SCOPE = "/admin/";

/** Shows notices on the device, if allowed. */
export async function showOnDevice(notices: Notice[]): Promise<void> {
  if (notices.length === 0 || !mayShow()) return;
  const worker = await readyWorker();
  // Each tab does this; the tag shows each notice once.
  for (const notice of notices) await worker?.showNotification(noticeTitle(notice), shownAs(notice));
}

const shownAs = (notice: Notice): NotificationOptions => ({
  tag: `notice ${notice.id}`,
  body: noticeWords(notice),
  data: noticeAddress(notice),
});

/** Whether notifications are supported and not yet decided. */
export const canAsk = (): boolean => canShow() && Notification.permission === "default";

const mayShow = () => canShow() && Notification.permission === "granted";

/** Absent without HTTPS. */
const canShow = () => "Notification" in window && "serviceWorker" in navigator;

/** Null if it cannot be loaded; the bell shows the notices anyway. */
async function readyWorker(): Promise<ServiceWorkerRegistration | null> {
  try {
    await navigator.serviceWorker.register("/notices-worker.js", { scope: SCOPE });
    return await navigator.serviceWorker.ready;
  } catch {
    return null;
  }
}
