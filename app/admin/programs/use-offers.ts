import { type RefObject, useEffect, useId, useLayoutEffect, useRef, useState } from "react";
import { watchRestoring } from "#app/admin/draft/draft.ts";
import type { ProgramUniversity } from "#app/domain/program/program-schema.ts";

/** A university that offers the programme, in the form: both values are text. */
export interface Offer {
  key: number;
  id: string;
  rating: string;
}

let nextKey = 1;
const newOffer = (id = "", rating = ""): Offer => ({ key: nextKey++, id, rating });

/** The universities of a programme being edited, and the focus after changes. */
export function useOffers(kept: ProgramUniversity[]) {
  const [offers, setOffers] = useState(() => kept.map(({ id, rating }) => newOffer(`${id}`, rating?.toFixed(1))));
  const focusOn = useRef<string>(null);
  const fieldId = useId();
  const idOf = (control: string, key?: number) => `${fieldId}${control}${key ?? ""}`;
  // A moved or removed element loses the focus.
  useLayoutEffect(() => {
    if (focusOn.current) document.getElementById(focusOn.current)?.focus();
    focusOn.current = null;
  });

  return {
    offers,
    idOf,
    change: (key: number, words: Partial<Offer>) =>
      setOffers(offers.map((offer) => (offer.key === key ? { ...offer, ...words } : offer))),
    add() {
      const added = newOffer();
      focusOn.current = idOf("university", added.key);
      setOffers([...offers, added]);
    },
    remove(offer: Offer) {
      const next = offers.filter((other) => other !== offer);
      const neighbour = next[Math.max(offers.indexOf(offer) - 1, 0)];
      focusOn.current = neighbour ? idOf("remove", neighbour.key) : idOf("add");
      setOffers(next);
    },
    move(offer: Offer, steps: -1 | 1) {
      const place = offers.indexOf(offer) + steps;
      if (place < 0 || place >= offers.length) return;
      focusOn.current = idOf(steps < 0 ? "up" : "down", offer.key);
      setOffers(offers.filter((other) => other !== offer).toSpliced(place, 0, offer));
    },
    restore: (lines: string) =>
      setOffers(
        lines
          .split(/\r?\n/)
          .filter(Boolean)
          .map((line) => newOffer(...line.split(":"))),
      ),
  };
}

export type Offers = ReturnType<typeof useOffers>;

/** Sends the offers as one value, an `id:rating` per line, as the schema parses them. */
export function useOfferLines(box: RefObject<HTMLFieldSetElement | null>, { restore }: Offers) {
  useEffect(() => {
    const form = box.current!.form!;
    function join({ formData }: FormDataEvent) {
      const ratings = formData.getAll("universities.rating");
      const lines = formData
        .getAll("universities.id")
        .map((id, index) => `${id as string}:${ratings[index] as string}`);
      formData.delete("universities.id");
      formData.delete("universities.rating");
      formData.set("universities", lines.join("\n"));
    }
    form.addEventListener("formdata", join);
    const stopWatching = watchRestoring(
      form,
      ({ universities }) => universities !== undefined && restore(universities),
    );
    return () => {
      form.removeEventListener("formdata", join);
      stopWatching();
    };
  });
}
