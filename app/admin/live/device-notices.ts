import { noticeAddress, noticeTitle, noticeWords } from "#app/admin/notices/notice-words.ts";
import type { Notice } from "#app/domain/notice/notice-schema.ts";

/** Of the panel alone: no public page has a worker. */
const SCOPE = "/admin/";

/** Says what concerns whoever is signed in on the device, where they have allowed it. */
export async function showOnDevice(notices: Notice[]): Promise<void> {
  if (notices.length === 0 || !mayShow()) return;
  const worker = await readyWorker();
  // Each tab of the browser says it; by its tag it is shown once.
  for (const notice of notices) await worker?.showNotification(noticeTitle(notice), shownAs(notice));
}

const shownAs = (notice: Notice): NotificationOptions => ({
  tag: `notice ${notice.id}`,
  body: noticeWords(notice),
  data: noticeAddress(notice),
});

/** Whether the browser can show something on the device, and asks first whether it may. */
export const canAsk = (): boolean => canShow() && Notification.permission === "default";

const mayShow = () => canShow() && Notification.permission === "granted";

/** Absent where the page did not come over a safe line. */
const canShow = () => "Notification" in window && "serviceWorker" in navigator;

/** Null where it cannot be had at the moment: the bell has told. */
async function readyWorker(): Promise<ServiceWorkerRegistration | null> {
  try {
    await navigator.serviceWorker.register("/notices-worker.js", { scope: SCOPE });
    return await navigator.serviceWorker.ready;
  } catch {
    return null;
  }
}
