import type { LeadStage } from "#app/domain/lead/words/lead-stages.ts";

const linkIn = (card: Element | undefined | null) => card?.querySelector<HTMLElement>("a") ?? null;

export interface CardPlace {
  id: number;
  stage: LeadStage;
}

/** Focuses a card's link; false if the card is not there yet. */
export function focusCard(board: HTMLElement, { id, stage }: CardPlace): boolean {
  const link = linkIn(board.querySelector(`[data-column="${stage}"] [data-card="${id}"]`));
  link?.focus();
  return link !== null;
}

/** The card above, below, or at the same height in the next column with cards. */
export function cardBeside(from: HTMLElement, key: string): HTMLElement | null {
  const card = from.closest("[data-card]");
  const column = from.closest("[data-column]");
  if (!card || !column) return null;
  if (key === "ArrowUp") return linkIn(card.previousElementSibling);
  if (key === "ArrowDown") return linkIn(card.nextElementSibling);
  const place = [...column.querySelectorAll("[data-card]")].indexOf(card);
  const side = key === "ArrowLeft" ? "previousElementSibling" : "nextElementSibling";
  for (let next = column[side]; next; next = next[side]) {
    const cards = next.querySelectorAll("[data-card]");
    if (cards.length > 0) return linkIn(cards[Math.min(place, cards.length - 1)]);
  }
  return null;
}
