import type { GalleryImage } from "#app/domain/gallery-image/gallery-image-schema.ts";
import { rowId } from "#app/site/paging/load-more.tsx";
import { phoneWidth, Picture } from "#app/ui/picture.tsx";
import { type TileSize, tileSize } from "./tile-size.ts";

const sizes: Record<TileSize, string> = {
  small: "(min-width: 1240px) 290px, (min-width: 640px) 24vw, 46vw",
  wide: `(min-width: 1240px) 594px, (min-width: 640px) 47vw, ${phoneWidth}`,
  // A tall tile shows the middle of a picture as high as the tile.
  tall: `(min-width: 640px) 620px, ${phoneWidth}`,
  large: `(min-width: 1240px) 620px, (min-width: 640px) 47vw, ${phoneWidth}`,
};
const ON_FIRST_SCREEN = 4;

/** Links to the picture; `drive-lightbox.ts` shows it in place. */
export function GalleryTile({ image, place }: { image: GalleryImage; place: number }) {
  const { id, image_url, image_alt, caption, category } = image;
  const size = tileSize(id, place);
  return (
    <li className={`tile tile-${size}`} id={rowId(place + 1)}>
      <a href={image_url}>
        <Picture
          address={image_url}
          alt={image_alt}
          sizes={sizes[size]}
          width={960}
          height={640}
          lazy={place >= ON_FIRST_SCREEN}
        />
        <span className="tile-caption">
          {caption}
          <small>{category}</small>
        </span>
      </a>
    </li>
  );
}
