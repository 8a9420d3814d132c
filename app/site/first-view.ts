import { setPhoneDashes } from "./admission/set-phone-dashes.ts";
import { unfoldLists } from "./contact/unfold-lists.ts";
import { openDialogLinks } from "./dialogs/dialog-links.ts";
import { fetchDialogsInTime } from "./dialogs/fetch-dialogs.ts";
import { sendForms } from "./forms/send-forms.ts";
import { driveAdministratorBar, isAdministrator } from "./frame/drive-administrator-bar.ts";
import { followMenus } from "./frame/follow-menus.ts";
import { markScrolled } from "./frame/mark-scrolled.ts";
import { namePageInChat } from "./frame/name-page-in-chat.ts";
import { stepAsideForForms } from "./frame/step-aside-for-forms.ts";
import { holdPicturesBack } from "./hold-pictures-back.ts";
import { openGuidancePopup } from "./guidance/open-guidance-popup.ts";
import { layOutFarParts } from "./lay-out-far-parts.ts";
import { nameManifest } from "./name-manifest.ts";
import { changePartsInPlace } from "./parts-in-place.ts";
import { replaceBrokenPictures } from "./replace-broken-pictures.ts";

/** All that a public page does in the browser before an island wakes. The page works without it. */
export function startFirstView(): void {
  holdPicturesBack();
  sendForms();
  setPhoneDashes();
  openDialogLinks();
  void fetchDialogsInTime();
  changePartsInPlace();
  replaceBrokenPictures();
  openLightbox();
  unfoldLists();
  void nameManifest();
  void layOutFarParts();
  if (!document.querySelector(".nav")) return;
  if (isAdministrator()) return driveAdministratorBar();
  followMenus();
  markScrolled();
  namePageInChat();
  stepAsideForForms();
  openGuidancePopup();
}

/** Of all pages only the gallery needs this one. */
function openLightbox() {
  if (document.querySelector(".lightbox"))
    void import("./gallery/lightbox.ts").then(({ startLightbox }) => startLightbox());
}
