import type { University } from "#app/domain/university/university-schema.ts";
import { usePageWords } from "#app/site/page-words.ts";
import { PaysLink } from "#app/site/pays/pays-badge.tsx";
import { ShareButton } from "#app/site/sharing/share-button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { phoneWidth, Picture } from "#app/ui/picture.tsx";
import { universityAddress } from "#app/domain/page-addresses.ts";
import { applyAddress } from "#app/site/admission/apply-address.ts";
import { UniversityLogo } from "./university-logo.tsx";

export function UniversityHead({ university }: { university: University }) {
  const { slug, name, location, description, website, image, image_alt, partnership } = university;
  const { apply, open } = usePageWords("menu").offers;
  const { facts } = usePageWords("university");
  return (
    <header className="university-head">
      <div className="university-name">
        <UniversityLogo university={university} />
        <h1>{name}</h1>
        <p className="where">
          <Icon name="pin" /> {location}
        </p>
        {partnership && (
          <p className="pays">
            <PaysLink partnership={partnership} />
          </p>
        )}
        <p className="lede">{description}</p>
        <div className="acts">
          <a className="btn" href={applyAddress({ university: slug })}>
            {apply}
          </a>
          {website && (
            <a className="go" href={website} rel="noopener">
              {facts.website} <Icon name="external" />
            </a>
          )}
          <ShareButton path={universityAddress(slug)} title={name} />
        </div>
        {open && <p className="open">{open}</p>}
      </div>
      {image && (
        <Picture
          address={image}
          alt={image_alt}
          sizes={`(min-width: 1024px) 640px, (min-width: 640px) 100vw, ${phoneWidth}`}
          width={960}
          height={720}
          fetchPriority="high"
        />
      )}
    </header>
  );
}
