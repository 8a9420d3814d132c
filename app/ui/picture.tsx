import { focusPosition } from "#app/lib/picture/picture-focus.ts";
import { avifSources } from "#app/lib/picture/picture-variants.ts";

/**
 * The `sizes` of a picture as wide as a phone. Flat colours can be enlarged: with this value, phones of double and
 * triple density load the file of 640 pixels, half the bytes of the next.
 */
export const phoneWidth = "210px";

interface PictureProps {
  /** The stored address, optionally with a focal point: `/art/campus-01.webp`, `/art/campus-01.webp#30,20`. */
  address: string;
  /** Empty beside a visible name. */
  alt: string;
  /** The displayed width, e.g. `(min-width: 640px) 400px, 210px`. */
  sizes: string;
  /** The widths to choose from, if not those for pages. */
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
