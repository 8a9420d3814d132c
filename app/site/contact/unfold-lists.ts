/** A button that names a folded block shows all of it, and goes; without scripts the block is never folded. */
export function unfoldLists(): void {
  document.addEventListener("click", ({ target }) => {
    const button = (target as Element).closest<HTMLElement>("[data-unfolds]");
    const block = button && document.getElementById(button.dataset.unfolds!);
    if (!block) return;
    block.classList.add("is-unfolded");
    button.ariaExpanded = "true";
    button.parentElement!.hidden = true;
    block.querySelector<HTMLElement>("summary, a, button")!.focus();
  });
}
