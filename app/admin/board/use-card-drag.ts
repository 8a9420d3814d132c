import { type PointerEvent as CardPress, type RefObject, useEffect, useEffectEvent, useRef } from "react";
import { type CardFlight, liftCard } from "./card-flight.ts";

/** A mouse drags at once; a finger must rest first, since it usually scrolls. */
const MOUSE_SLACK_PX = 6;
const FINGER_SLACK_PX = 10;
const FINGER_REST_MS = 300;

/** Answers the pointer handlers that let a card be dragged to another column. */
export function useCardDrag<Row>(board: RefObject<HTMLElement | null>, onDrop: (row: Row, column: string) => void) {
  const flight = useRef<CardFlight>(undefined);
  const drop = useEffectEvent(onDrop);
  const held = useRef<Held<Row>>(undefined);

  useEffect(() => {
    const area = board.current!;
    const release = () => {
      clearTimeout(held.current?.rest);
      held.current = undefined;
      flight.current?.end();
      flight.current = undefined;
    };
    const lift = () => {
      if (held.current) flight.current = liftCard(area, held.current.card, held.current.from);
    };
    const on = {
      pointermove(event: PointerEvent) {
        if (!flight.current && held.current && isBeyondSlack(held.current, event))
          (held.current.isFinger ? release : lift)();
        // A busy browser may report a quick drag only once: the move that lifts the card may be the last.
        flight.current?.move(event);
      },
      pointerup(event: PointerEvent) {
        flight.current?.move(event);
        const column = flight.current?.column();
        const row = held.current?.row;
        if (flight.current) swallowClick();
        release();
        // Delayed, since the press that ends the drag would close an open question as a click beside it.
        if (row && column) setTimeout(() => drop(row, column));
      },
      pointercancel: release,
      keydown(event: KeyboardEvent) {
        if (event.key === "Escape") release();
      },
      // While a card is dragged, the board must not scroll and no context menu open.
      touchmove: (event: TouchEvent) => flight.current && event.preventDefault(),
      contextmenu: (event: Event) => flight.current && event.preventDefault(),
      "card:rest": lift,
    };
    const entries = Object.entries(on) as [string, EventListener][];
    for (const [name, listener] of entries) addEventListener(name, listener, { passive: false });
    return () => {
      release();
      for (const [name, listener] of entries) removeEventListener(name, listener);
    };
  }, [board]);

  return (event: CardPress<HTMLElement>, row: Row) => {
    if (event.button !== 0 || (event.target as HTMLElement).closest("button, .step-links")) return;
    const isFinger = event.pointerType !== "mouse";
    const { clientX, clientY, currentTarget: card } = event;
    const rest = isFinger ? window.setTimeout(() => dispatchEvent(new Event("card:rest")), FINGER_REST_MS) : undefined;
    held.current = { row, card, from: { clientX, clientY }, isFinger, rest };
  };
}

interface Held<Row> {
  row: Row;
  card: HTMLElement;
  from: { clientX: number; clientY: number };
  isFinger: boolean;
  rest: number | undefined;
}

function isBeyondSlack({ from, isFinger }: Pick<Held<unknown>, "from" | "isFinger">, to: PointerEvent): boolean {
  const way = Math.hypot(to.clientX - from.clientX, to.clientY - from.clientY);
  return way > (isFinger ? FINGER_SLACK_PX : MOUSE_SLACK_PX);
}

/** Ending a drag must not click the card's link. */
function swallowClick() {
  const swallow = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
  };
  addEventListener("click", swallow, { capture: true, once: true });
  setTimeout(() => removeEventListener("click", swallow, { capture: true }));
}
