import { useId } from "react";
import { Icon } from "#app/ui/icon.tsx";
import { ratings } from "./rating-words.ts";

interface RatingFieldProps {
  rating: number;
  error?: string;
}

/** Five stars as a radio group. */
export function RatingField({ rating, error }: RatingFieldProps) {
  const errorId = useId();
  return (
    <fieldset className="control-group shown-choices rating-field" aria-describedby={errorId}>
      <legend>Rating</legend>
      <div>
        {ratings.map((step) => (
          <label key={step.rating} title={step.word}>
            <input
              type="radio"
              name="rating"
              value={step.rating}
              defaultChecked={step.rating === rating}
              aria-label={step.word}
            />
            <Icon name="star" />
          </label>
        ))}
      </div>
      <p className="error" id={errorId}>
        {error}
      </p>
    </fieldset>
  );
}
