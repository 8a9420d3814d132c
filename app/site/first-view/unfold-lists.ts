/** A button that shows a folded block in full, and disappears; without scripts the block is not folded. */
export function unfoldLists(): void {
  openAddressed();
  addEventListener("hashchange", openAddressed);
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

/** Opens the question that a search link names. This runs too early for `:target`. */
function openAddressed() {
  const addressed = document.getElementById(location.hash.slice(1));
  if (addressed instanceof HTMLDetailsElement) addressed.open = true;
}
