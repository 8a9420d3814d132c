import type { CSSProperties, ReactNode } from "react";
import { Link } from "react-router";
import { useListAddress } from "#app/admin/list/list-address.ts";
import type { LibraryPicture } from "#app/domain/library-picture/library-picture-schema.ts";
import { bareAddress, focusPosition } from "#app/lib/picture/picture-focus.ts";
import { pictureName } from "#app/admin/pictures/picture-name.ts";
import { avifSources } from "#app/lib/picture/picture-variants.ts";
import { counted } from "#app/lib/text/counted.ts";

/** For pictures without known dimensions. */
const USUAL_SHAPE = 1.5;

interface PicturesWallProps {
  pictures: LibraryPicture[];
  /** Renders the box that selects a picture. */
  boxOf: (picture: LibraryPicture) => ReactNode;
}

/** The library's pictures, each in its own proportions. */
export function PicturesWall({ pictures, boxOf }: PicturesWallProps) {
  const address = useListAddress();
  return (
    <ul className="pictures-wall">
      {pictures.map((picture) => {
        const { id, image_url, width, height } = picture;
        const shape = width > 0 ? width / height : USUAL_SHAPE;
        return (
          <li key={id} style={{ "--shape": Math.min(Math.max(shape, 0.6), 2.4) } as CSSProperties}>
            {boxOf(picture)}
            <Link to={address.with({ edit: `${id}` })} preventScrollReset>
              <picture>
                <source type="image/avif" srcSet={avifSources(image_url, [320])} />
                <img
                  src={bareAddress(image_url)}
                  alt=""
                  width={320}
                  height={Math.round(320 / shape)}
                  loading="lazy"
                  style={{ objectPosition: focusPosition(image_url) }}
                />
              </picture>
              <span className="picture-name">{pictureName(picture)}</span>
            </Link>
            <p>{standingOf(picture)}</p>
          </li>
        );
      })}
    </ul>
  );
}

function standingOf({ image_alt, use_count }: LibraryPicture) {
  const places = use_count === 0 ? "Nowhere" : counted(use_count, "place");
  return image_alt === "" ? (
    <>
      {places}, <strong className="picture-undescribed">no description</strong>
    </>
  ) : (
    places
  );
}
