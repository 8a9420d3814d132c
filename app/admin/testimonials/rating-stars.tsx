import { Icon } from "#app/ui/icon.tsx";
import { ratings } from "./rating-words.ts";

/** A stored rating: as many of the five stars as it has. */
export function RatingStars({ rating }: { rating: number }) {
  return (
    <span className="rating-stars" role="img" aria-label={`${rating} of ${ratings.length} stars`}>
      {ratings.map((step) => (
        <span key={step.rating} className={step.rating <= rating ? "star-lit" : undefined}>
          <Icon name="star" />
        </span>
      ))}
    </span>
  );
}
