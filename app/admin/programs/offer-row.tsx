import type { KeyboardEvent } from "react";
import type { UniversityChoice } from "#app/admin/universities/university-choice.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { Offer, Offers } from "./use-offers.ts";

interface OfferRowProps extends Pick<UniversityChoice, "universities" | "isHidden"> {
  offer: Offer;
  list: Offers;
  /** The names of the refused fields. */
  refused: string[];
}

/** A university with its rating; moved by Alt with an arrow, or by buttons. */
export function OfferRow({ offer, list, universities, isHidden, refused }: OfferRowProps) {
  const place = list.offers.indexOf(offer) + 1;
  const name = universities.find(({ id }) => `${id}` === offer.id)?.name ?? `university ${place}`;
  const isTaken = (id: number) => list.offers.some((other) => other !== offer && other.id === `${id}`);
  const steps = [
    { word: "up", step: -1, end: 1 },
    { word: "down", step: 1, end: list.offers.length },
  ] as const;

  function press(event: KeyboardEvent) {
    const step = { ArrowUp: -1 as const, ArrowDown: 1 as const }[event.key];
    if (!event.altKey || !step) return;
    event.preventDefault();
    list.move(offer, step);
  }
  return (
    <li onKeyDown={press}>
      <select
        id={list.idOf("university", offer.key)}
        className="select"
        name="universities.id"
        aria-label={`University ${place} of ${list.offers.length}`}
        aria-invalid={(refused.some((field) => field !== "universities.rating") && offer.id === "") || undefined}
        value={offer.id}
        onChange={(event) => list.change(offer.key, { id: event.target.value })}
      >
        <option value="">Choose a university</option>
        {universities.map((university) => (
          <option
            key={university.id}
            value={university.id}
            disabled={isTaken(university.id)}
            hidden={isHidden(university.id)}
          >
            {university.name}
          </option>
        ))}
      </select>
      <input
        className="input"
        type="text"
        inputMode="decimal"
        name="universities.rating"
        placeholder="4.5"
        aria-label={`Rating of ${name}`}
        aria-invalid={(refused.length > 0 && !isRating(offer.rating)) || undefined}
        value={offer.rating}
        onChange={(event) => list.change(offer.key, { rating: event.target.value })}
      />
      {steps.map(({ word, step, end }) => (
        <button
          key={word}
          type="button"
          className="btn-icon"
          id={list.idOf(word, offer.key)}
          aria-label={`Move ${name} ${word}`}
          aria-disabled={place === end}
          onClick={() => list.move(offer, step)}
        >
          <Icon name={`chevron-${word}`} />
        </button>
      ))}
      <button
        type="button"
        className="btn-icon"
        id={list.idOf("remove", offer.key)}
        aria-label={`Remove ${name}`}
        onClick={() => list.remove(offer)}
      >
        <Icon name="close" />
      </button>
    </li>
  );
}

const isRating = (words: string) => Number(words) >= 1 && Number(words) <= 5;
