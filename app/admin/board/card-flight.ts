interface Point {
  clientX: number;
  clientY: number;
}

/** A card being dragged between columns. */
export interface CardFlight {
  move(to: Point): void;
  /** The value of the column under the pointer. */
  column(): string | undefined;
  end(): void;
}

const EDGE_PX = 56;
const SCROLL_PX = 12;
const FRAME_MS = 16;

/** Starts dragging a card: a copy follows the pointer, and the board scrolls at its edges. */
export function liftCard(board: HTMLElement, card: HTMLElement, from: Point): CardFlight {
  const { left, top, width } = card.getBoundingClientRect();
  const copy = card.cloneNode(true) as HTMLElement;
  copy.classList.add("card-flying");
  copy.inert = true;
  Object.assign(copy.style, { left: `${left}px`, top: `${top}px`, width: `${width}px` });
  document.body.append(copy);
  card.classList.add("card-lifted");
  let at = from;
  let target: HTMLElement | null = null;

  function aim() {
    const under = document.elementsFromPoint(at.clientX, at.clientY).map((part) => part.closest("[data-column]"));
    const next = under.find((column) => column instanceof HTMLElement) ?? null;
    if (next === target) return;
    target?.removeAttribute("data-target");
    next?.setAttribute("data-target", "");
    target = next;
  }
  const scrolling = setInterval(() => {
    const edges = board.getBoundingClientRect();
    if (at.clientX > edges.right - EDGE_PX) board.scrollLeft += SCROLL_PX;
    else if (at.clientX < edges.left + EDGE_PX) board.scrollLeft -= SCROLL_PX;
    else return;
    aim();
  }, FRAME_MS);

  return {
    move(to) {
      at = { clientX: to.clientX, clientY: to.clientY };
      copy.style.translate = `${at.clientX - from.clientX}px ${at.clientY - from.clientY}px`;
      aim();
    },
    column: () => target?.dataset["column"],
    end() {
      clearInterval(scrolling);
      copy.remove();
      card.classList.remove("card-lifted");
      target?.removeAttribute("data-target");
    },
  };
}
