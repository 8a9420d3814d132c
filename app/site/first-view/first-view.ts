import { setPhoneDashes } from "./set-phone-dashes.ts";
import { unfoldLists } from "./unfold-lists.ts";
import { openDialogLinks } from "./dialog-links.ts";
import { fetchDialogsInTime } from "./fetch-dialogs.ts";
import { sendForms } from "./send-forms.ts";
import { driveAdministratorBar, isAdministrator } from "./drive-administrator-bar.ts";
import { followMenus } from "./follow-menus.ts";
import { markScrolled } from "./mark-scrolled.ts";
import { namePageInChat } from "./name-page-in-chat.ts";
import { holdCourses } from "./hold-courses.ts";
import { keepChatAside } from "./keep-chat-aside.ts";
import { holdPicturesBack } from "./hold-pictures-back.ts";
import { openGuidancePopup } from "./open-guidance-popup.ts";
import { layOutFarParts } from "./lay-out-far-parts.ts";
import { nameManifest } from "./name-manifest.ts";
import { changePartsInPlace } from "./parts-in-place.ts";
import { loadAgain } from "./load-again.ts";
import { datePaper } from "./date-paper.ts";
import { startDeciding } from "./start-deciding.ts";
import { meetSearchers } from "./meet-searchers.ts";
import { slideToChosenTab } from "./slide-to-chosen-tab.ts";
import { shareLinks } from "./share-links.ts";
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
  keepDraft();
  shareLinks();
  holdCourses();
  startDeciding();
  meetSearchers();
  datePaper();
  slideToChosenTab();
  void nameManifest();
  void layOutFarParts();
  if (!document.querySelector(".nav")) return;
  if (isAdministrator()) return driveAdministratorBar();
  followMenus();
  markScrolled();
  namePageInChat();
  keepChatAside();
  openGuidancePopup();
}

/** Of all forms only the long one of the admission keeps a draft. */
function keepDraft() {
  const form = document.querySelector<HTMLFormElement>("form[data-draft]");
  if (form)
    loadAgain(
      () => import("./keep-drafts.ts"),
      ({ keepDrafts }) => keepDrafts(form),
    );
}

/** Of all pages only the gallery needs this one. */
function openLightbox() {
  if (document.querySelector(".lightbox"))
    loadAgain(
      () => import("#app/site/gallery/drive-lightbox.ts"),
      ({ startLightbox }) => startLightbox(),
    );
}
