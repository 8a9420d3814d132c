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

/** Everything that a public page does in the browser before islands wake. Pages work without it. */
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

/** Set by `start-script.ts` before the first paint. */
const isAdministrator = () => document.documentElement.classList.contains("is-administrator");

/** Visitors do not have this bar. */
function driveBar() {
  loadAgain(
    () => import("./drive-administrator-bar.ts"),
    ({ driveAdministratorBar }) => driveAdministratorBar(),
  );
}

/** A draft is restored at once in a form that has its own page, otherwise on focus. */
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

/** Browsers may fill in a telephone number while the focus is elsewhere. */
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

/** Only the gallery needs this. */
function openLightbox() {
  if (document.querySelector(".lightbox"))
    loadAgain(
      () => import("#app/site/gallery/drive-lightbox.ts"),
      ({ startLightbox }) => startLightbox(),
    );
}
