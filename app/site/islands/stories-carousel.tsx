import type { CSSProperties } from "react";
import { Carousel } from "#app/ui/carousel.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Picture } from "#app/ui/picture.tsx";

const AUTOPLAY_DELAY_MS = 5000;
const MOST_STARS = 5;

interface Story {
  id: number;
  name: string;
  role: string;
  content: string;
  rating: number;
  image: string | null;
}

export default function StoriesCarousel({ stories }: { stories: Story[] }) {
  return (
    <Carousel
      label="Student success stories"
      heading={
        <h2 className="section-title" id="stories-title">
          Student success stories
        </h2>
      }
      slides={stories.map((story) => ({ id: story.id, content: <StoryFigure {...story} /> }))}
      delayMs={AUTOPLAY_DELAY_MS}
      pausesOnHover
    />
  );
}

function StoryFigure({ id, name, role, content, rating, image }: Story) {
  return (
    <figure className="story" style={{ "--id": id } as CSSProperties}>
      {image && <Picture address={image} alt="" sizes="132px" width={480} height={480} className="arch" lazy />}
      <blockquote>
        <p>{content}</p>
      </blockquote>
      <figcaption>
        <Stars rating={rating} />
        <b>{name}</b>
        {role}
      </figcaption>
    </figure>
  );
}

function Stars({ rating }: { rating: number }) {
  return (
    <span className="stars" role="img" aria-label={`${rating} out of ${MOST_STARS}`}>
      {Array.from({ length: MOST_STARS }, (_, place) => (
        <span key={place} className={place < rating ? "lit" : undefined}>
          <Icon name="star" />
        </span>
      ))}
    </span>
  );
}
