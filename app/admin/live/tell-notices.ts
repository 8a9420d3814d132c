import { isByTheClock, noticeTitle } from "#app/admin/notices/notice-words.ts";
import { showToast } from "#app/admin/toast/toasts.ts";
import type { Notice } from "#app/domain/notice/notice-schema.ts";
import { showOnDevice } from "./device-notices.ts";

/** If the panel is visible, shows urgent notices as toasts; otherwise shows all notices on the device. */
export function tellNotices(notices: Notice[]): void {
  if (document.visibilityState === "visible") notices.filter(isByTheClock).forEach(sayInPanel);
  else void showOnDevice(notices);
}

const sayInPanel = (notice: Notice) => showToast(noticeTitle(notice));
