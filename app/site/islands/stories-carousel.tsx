import type { CSSProperties } from "react";
import { Carousel } from "#app/ui/carousel/carousel.tsx";
import { iconPaths } from "#app/ui/icon-paths.ts";
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
  /** Notes required beside it. */
  notes: string[];
}

interface StoriesCarouselProps {
  title: string;
  stories: Story[];
}

export default function StoriesCarousel({ title, stories }: StoriesCarouselProps) {
  return (
    <Carousel
      label={title}
      heading={
        <h2 className="section-title" id="stories-title">
          {title}
        </h2>
      }
      slides={stories.map((story) => ({ id: story.id, content: <StoryFigure {...story} /> }))}
      delayMs={AUTOPLAY_DELAY_MS}
      pausesOnHover
    />
  );
}

function StoryFigure({ id, name, role, content, rating, image, notes }: Story) {
  return (
    <figure className="story" style={{ "--id": id } as CSSProperties}>
      {image && <Picture address={image} alt="" sizes="132px" width={480} height={480} className="arch" lazy />}
      <blockquote>
        <p>{content}</p>
      </blockquote>
      {notes.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
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
    <svg
      className="stars"
      viewBox={`0 0 ${24 * MOST_STARS} 24`}
      role="img"
      aria-label={`${rating} out of ${MOST_STARS}`}
    >
      {Array.from({ length: MOST_STARS }, (_, place) => (
        <path
          key={place}
          className={place < rating ? undefined : "unlit"}
          d={iconPaths.star}
          transform={`translate(${24 * place} 0)`}
        />
      ))}
    </svg>
  );
}
