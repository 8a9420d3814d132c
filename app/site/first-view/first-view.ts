import { unfoldLists } from "./unfold-lists.ts";
import { openDialogLinks } from "./dialogs/dialog-links.ts";
import { fetchDialogsInTime } from "./dialogs/fetch-dialogs.ts";
import { sendForms } from "./forms/send-forms.ts";
import { followMenus } from "./follow-menus.ts";
import { markScrolled } from "./waits/mark-scrolled.ts";
import { namePageInChat } from "./chat/name-page-in-chat.ts";
import { holdCourses } from "./on-demand/hold-courses.ts";
import { keepChatAside } from "./chat/keep-chat-aside.ts";
import { holdPicturesBack } from "./waits/hold-pictures-back.ts";
import { openGuidancePopup } from "./dialogs/open-guidance-popup.ts";
import { layOutFarParts } from "./waits/lay-out-far-parts.ts";
import { nameManifest } from "./waits/name-manifest.ts";
import { changePartsInPlace } from "./on-demand/parts-in-place.ts";
import { loadAgain } from "./on-demand/load-again.ts";
import { datePaper } from "./date-paper.ts";
import { startDeciding } from "./on-demand/start-deciding.ts";
import { meetSearchers } from "./on-demand/meet-searchers.ts";
import { slideToChosenTab } from "./slide-to-chosen-tab.ts";
import { shareLinks } from "./on-demand/share-links.ts";
import { replaceBrokenPictures } from "./replace-broken-pictures.ts";

/** All that a public page does in the browser before an island wakes. The page works without it. */
export function startFirstView(): void {
  holdPicturesBack();
  sendForms();
  dashPhones();
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
  if (isAdministrator()) return driveBar();
  followMenus();
  markScrolled();
  namePageInChat();
  keepChatAside();
  openGuidancePopup();
}

/** `start-script.ts` marks it before the first paint. */
const isAdministrator = () => document.documentElement.classList.contains("is-administrator");

/** Visitors have none. */
function driveBar() {
  loadAgain(
    () => import("./drive-administrator-bar.ts"),
    ({ driveAdministratorBar }) => driveAdministratorBar(),
  );
}

/** A form that has a page to itself is filled again at once, any other when somebody comes to it. */
function keepDraft() {
  const keep = (form: HTMLFormElement | null) => {
    if (!form || form.dataset.draft === "kept") return;
    form.dataset.draft = "kept";
    loadAgain(
      () => import("./forms/keep-drafts.ts"),
      ({ keepDrafts }) => keepDrafts(form),
    );
  };
  document.addEventListener("focusin", ({ target }) => keep((target as Element).closest(".enquiry")));
  keep(document.querySelector("[data-draft]"));
}

/** A telephone number may come by the browser's own hand, too, while the visitor is elsewhere. */
function dashPhones() {
  const dash = ({ target }: Event) => {
    const field = target as HTMLInputElement;
    if (field.dataset.dashes !== undefined)
      loadAgain(
        () => import("./forms/set-phone-dashes.ts"),
        ({ setPhoneDashes }) => setPhoneDashes(field),
      );
  };
  document.addEventListener("focusin", dash);
  document.addEventListener("input", dash);
}

/** Of all pages only the gallery needs this one. */
function openLightbox() {
  if (document.querySelector(".lightbox"))
    loadAgain(
      () => import("#app/site/gallery/drive-lightbox.ts"),
      ({ startLightbox }) => startLightbox(),
    );
}
