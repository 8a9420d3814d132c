import { avifSources } from "#app/lib/picture-variants.ts";

interface PictureProps {
  /** The stored address, e.g. `/art/campus-01.webp`. */
  address: string;
  /** Empty beside a visible name. */
  alt: string;
  /** How wide it is shown, e.g. `(min-width: 1024px) 400px, 100vw`. */
  sizes: string;
  width: number;
  height: number;
  /** For everything below the first screen. */
  lazy?: boolean;
  /** The box: `art` with its tinted ground, `art art-32`, or `arch` for a portrait. */
  className?: string;
  fetchPriority?: "high" | "low";
}

export function Picture({ address, alt, sizes, width, height, lazy, className = "art", fetchPriority }: PictureProps) {
  return (
    <div className={className}>
      <picture>
        <source type="image/avif" srcSet={avifSources(address)} sizes={sizes} />
        <img
          src={address}
          alt={alt}
          width={width}
          height={height}
          loading={lazy ? "lazy" : undefined}
          decoding="async"
          fetchPriority={fetchPriority}
        />
      </picture>
    </div>
  );
}
