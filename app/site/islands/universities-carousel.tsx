import { Carousel } from "#app/ui/carousel/carousel.tsx";
import { phoneWidth, Picture } from "#app/ui/picture.tsx";
import { universityDetailsAddress, universityDialogId } from "#app/site/home/universities/university-dialog-address.ts";

const AUTOPLAY_DELAY_MS = 3000;

interface PartnerUniversity {
  id: number;
  slug: string;
  name: string;
  image: string | null;
  location: string;
  ranking: number | null;
}

interface UniversitiesCarouselProps {
  title: string;
  /** The label of a rank. */
  rank: string;
  universities: PartnerUniversity[];
}

export default function UniversitiesCarousel({ title, rank, universities }: UniversitiesCarouselProps) {
  return (
    <Carousel
      label={title}
      heading={
        <h2 className="section-title" id="partners-title">
          {title}
        </h2>
      }
      slides={universities.map((university) => ({
        id: university.id,
        content: <Partner {...university} rank={rank} />,
      }))}
      delayMs={AUTOPLAY_DELAY_MS}
    />
  );
}

function Partner({ slug, name, image, location, ranking, rank }: PartnerUniversity & { rank: string }) {
  return (
    <>
      {image && (
        <Picture
          address={image}
          alt=""
          sizes={`(min-width: 1240px) 380px, (min-width: 1024px) 31vw, (min-width: 640px) 46vw, ${phoneWidth}`}
          width={960}
          height={720}
          lazy
        />
      )}
      <h3>
        <a href={universityDetailsAddress(slug)} data-dialog={universityDialogId(slug)}>
          {name}
        </a>
      </h3>
      <p>
        <span>{location}</span>
        {ranking !== null && (
          <span>
            {rank} {ranking}
          </span>
        )}
      </p>
    </>
  );
}
