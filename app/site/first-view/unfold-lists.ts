/** A button that names a folded block shows all of it, and goes; without scripts the block is never folded. */
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

/** A link from the search names one question: its answer is open. Too early for the browser's own `:target`. */
function openAddressed() {
  const addressed = document.getElementById(location.hash.slice(1));
  if (addressed instanceof HTMLDetailsElement) addressed.open = true;
}
