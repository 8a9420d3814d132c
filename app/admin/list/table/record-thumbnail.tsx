import { type RefObject, useEffect, useRef, useState } from "react";
import { Icon } from "#app/ui/icon.tsx";
import { thumbnailWidths } from "#app/lib/picture/picture-variants.ts";
import { Picture } from "#app/ui/picture.tsx";

// Flat colours can be enlarged: with `sizes` of 32 pixels, the file of 96 serves screens of up to triple density.
const shapes = {
  landscape: { className: "art art-32", width: 48, height: 32, sizes: "32px" },
  gallery: { className: "art art-32", width: 84, height: 56, sizes: "84px" },
  portrait: { className: "arch", width: 32, height: 40, sizes: "32px" },
};

export interface RecordThumbnailProps {
  address: string | null;
  shape: keyof typeof shapes;
}

/** A record's picture in its row; without one, an icon. */
export function RecordThumbnail({ address, shape }: RecordThumbnailProps) {
  const image = shapes[shape];
  const box = useRef<HTMLDivElement>(null);
  const isNear = useIsNear(box);
  if (!address) {
    return (
      <div className={`${image.className} art-none`}>
        <Icon name="image" />
      </div>
    );
  }
  if (!isNear) return <div ref={box} className={image.className} />;
  return <Picture address={address} alt="" widths={thumbnailWidths} {...image} />;
}

/** Chromium loads lazy pictures up to 1250 px below the view: half of a list that nobody has scrolled. */
function useIsNear(box: RefObject<HTMLElement | null>): boolean {
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    if (!box.current) return;
    const observer = new IntersectionObserver(([entry]) => entry!.isIntersecting && setIsNear(true), {
      rootMargin: "100px 0px",
    });
    observer.observe(box.current);
    return () => observer.disconnect();
  }, [box]);
  return isNear;
}
