import { useId, useRef } from "react";
import type { FieldErrors } from "#app/admin/draft/form-entries.ts";
import type { ProgramUniversity } from "#app/domain/program/program-schema.ts";
import { useUniversityChoice } from "#app/admin/universities/university-choice.tsx";
import type { UniversityName } from "#app/domain/university/university-schema.ts";
import { Icon } from "#app/ui/icon.tsx";
import { OfferRow } from "./offer-row.tsx";
import { useOfferLines, useOffers } from "./use-offers.ts";

interface OffersFieldProps {
  kept: ProgramUniversity[];
  universities: UniversityName[];
  areAll: boolean;
  errors: FieldErrors;
}

/** The universities that offer the programme, with ratings, in the order that visitors see. */
export function OffersField({ kept, universities: listed, areAll, errors }: OffersFieldProps) {
  const { universities, isHidden, search } = useUniversityChoice(listed, areAll, kept);
  const box = useRef<HTMLFieldSetElement>(null);
  const list = useOffers(kept);
  useOfferLines(box, list);
  const id = useId();
  const refused = Object.keys(errors).filter((name) => name.startsWith("universities"));
  return (
    <fieldset ref={box} className="control-group list-field offers-field" aria-describedby={`${id}error ${id}hint`}>
      <legend>Universities offering it</legend>
      {/* Represents the whole list when versions are compared. */}
      <input type="hidden" name="universities" />
      {search}
      <ol>
        {list.offers.map((offer) => (
          <OfferRow key={offer.key} {...{ offer, list, universities, isHidden }} refused={refused} />
        ))}
      </ol>
      <button
        type="button"
        className="btn btn-quiet"
        id={list.idOf("add")}
        aria-disabled={list.offers.length >= universities.length}
        onClick={() => list.offers.length < universities.length && list.add()}
      >
        <Icon name="plus" />
        Add university
      </button>
      <p className="hint" id={`${id}hint`}>
        {universities.length === 0 ? "There is no university yet." : "Ratings are out of 5.0, for this programme."}
      </p>
      <p className="error" id={`${id}error`}>
        {refused.map((name) => errors[name])[0]}
      </p>
    </fieldset>
  );
}
