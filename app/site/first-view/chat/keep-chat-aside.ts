/** A pause longer than this ends a scroll. */
const REST_MS = 150;
/** Sample points per side, to find what lies under the link. */
const GRID = 5;
const PRESSED = "a, button, input, select, textarea, summary, label";

/**
 * Keeps the WhatsApp link from covering content: hidden while scrolling down, and shown at rest only if its corner is
 * free. At the page's end the footer leaves room for it.
 */
export function keepChatAside(): void {
  const link = document.querySelector<HTMLElement>(".whatsapp");
  if (!link) return;
  let timer = 0;
  let last = scrollY;
  const settle = () => link.classList.toggle("is-aside", covers(link));
  const follow = () => {
    if (scrollY > last) link.classList.add("is-aside");
    last = scrollY;
    clearTimeout(timer);
    timer = window.setTimeout(settle, REST_MS);
  };
  addEventListener("scroll", follow, { passive: true });
  addEventListener("resize", follow);
  // Content may move under the link. The observer also calls once at the start, after the first layout.
  new ResizeObserver(follow).observe(document.body);
}

function covers(link: HTMLElement): boolean {
  const box = link.getBoundingClientRect();
  const under = new Set<Element>();
  for (let place = 0; place < GRID * GRID; place += 1) {
    const x = box.left + (box.width * (place % GRID)) / (GRID - 1);
    const y = box.top + (box.height * Math.floor(place / GRID)) / (GRID - 1);
    for (const element of document.elementsFromPoint(x, y)) under.add(element);
  }
  return [...under].some((element) => !link.contains(element) && isMet(element, box));
}

/**
 * Whether its own text, or the whole of a pressable element, meets the box: a link stretched over a card counts only
 * with its text.
 */
function isMet(element: Element, box: DOMRect): boolean {
  const range = document.createRange();
  const words = [...element.childNodes].filter(({ nodeType, nodeValue }) => nodeType === 3 && nodeValue!.trim());
  const rects = words.flatMap((node) => {
    range.selectNodeContents(node);
    return [...range.getClientRects()];
  });
  if (element.matches(PRESSED)) rects.push(...element.getClientRects());
  return rects.some(
    ({ left, right, top, bottom }) => left < box.right && right > box.left && top < box.bottom && bottom > box.top,
  );
}
