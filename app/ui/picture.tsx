import { focusPosition } from "#app/lib/picture/picture-focus.ts";
import { avifSources } from "#app/lib/picture/picture-variants.ts";

/**
 * What `sizes` says of a picture as wide as a phone. Flat colours bear enlarging: named like this, the file of 640
 * pixels serves screens of two and of three pixels to the point, for half the bytes of the next.
 */
export const phoneWidth = "210px";

interface PictureProps {
  /**
   * The stored address, perhaps with the point that a crop keeps: `/art/campus-01.webp`, `/art/campus-01.webp#30,20`.
   */
  address: string;
  /** Empty beside a visible name. */
  alt: string;
  /** How wide it is shown, e.g. `(min-width: 640px) 400px, 210px`. */
  sizes: string;
  /** Which files to choose from, if not those made for pages. */
  widths?: readonly number[];
  width: number;
  height: number;
  /** For everything below the first screen. */
  lazy?: boolean;
  /** The box: `art` with its tinted ground, `art art-32`, or `arch` for a portrait. */
  className?: string;
  fetchPriority?: "high" | "low";
}

export function Picture({ address, alt, sizes, widths, className = "art", lazy, ...image }: PictureProps) {
  const objectPosition = focusPosition(address);
  return (
    <div className={className}>
      <picture>
        <source type="image/avif" srcSet={avifSources(address, widths)} sizes={sizes} />
        <img
          src={address}
          alt={alt}
          {...image}
          loading={lazy ? "lazy" : undefined}
          style={objectPosition ? { objectPosition } : undefined}
        />
      </picture>
    </div>
  );
}
