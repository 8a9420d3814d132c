/** The two menus open and close natively; adds Esc, closing by a press or focus elsewhere, and arrow keys. */
export function followMenus(): void {
  for (const menu of document.querySelectorAll<HTMLDetailsElement>(".nav details")) followMenu(menu);
}

function followMenu(menu: HTMLDetailsElement) {
  const summary = menu.querySelector("summary")!;
  const closeUnlessInside = (target: EventTarget | null) => {
    if (target instanceof Node && !menu.contains(target)) menu.open = false;
  };
  document.addEventListener("click", ({ target }) => closeUnlessInside(target));
  menu.addEventListener("focusout", ({ relatedTarget }) => closeUnlessInside(relatedTarget));
  menu.addEventListener("keydown", (event) => {
    if (event.key === "Escape" && menu.open) {
      menu.open = false;
      summary.focus();
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step || event.target instanceof HTMLInputElement) return;
    event.preventDefault();
    menu.open = true;
    const stops = [summary, ...menu.querySelectorAll("a")];
    const place = stops.indexOf(document.activeElement as HTMLElement);
    stops[(place + step + stops.length) % stops.length]!.focus();
  });
}
