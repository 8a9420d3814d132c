import { openDialogLinks } from "./dialog-links.ts";
import { followMenus } from "./frame/follow-menus.ts";
import { markScrolled } from "./frame/mark-scrolled.ts";
import { namePageInChat } from "./frame/name-page-in-chat.ts";
import { driveAdministratorBar, recogniseAdministrator } from "./frame/recognise-administrator.ts";
import { openGuidancePopup } from "./guidance/open-guidance-popup.ts";
import { sendConsultations } from "./guidance/send-consultation.ts";

/** All that a public page does in the browser before an island wakes. The page works without it. */
export function startFirstView(): void {
  const isAdministrator = recogniseAdministrator();
  sendConsultations();
  openDialogLinks();
  if (!document.querySelector(".nav")) return;
  if (isAdministrator) return driveAdministratorBar();
  followMenus();
  markScrolled();
  namePageInChat();
  openGuidancePopup();
}
