/** A link that names a dialog opens it in place; without this script it leads to a page that shows the same. */
export function openDialogLinks(): void {
  document.addEventListener("click", (event) => {
    const { defaultPrevented, button, metaKey, ctrlKey, shiftKey, altKey } = event;
    if (defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return;
    const link = (event.target as Element).closest<HTMLAnchorElement>("a[data-dialog]");
    const dialog = link && document.getElementById(link.dataset.dialog!);
    if (!(dialog instanceof HTMLDialogElement)) return;
    event.preventDefault();
    dialog.showModal();
  });
}
