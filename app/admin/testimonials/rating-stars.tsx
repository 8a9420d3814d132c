import { Icon } from "#app/ui/icon.tsx";
import { ratings } from "./rating-words.ts";

/** A rating as lit stars of five. */
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
