import { withFocus } from "#app/lib/picture/picture-focus.ts";

/** The address of the file that the browser chose, with the focal point; undefined until it has chosen. */
export const pictureHeld = (image: HTMLImageElement | null): string | undefined =>
  image?.currentSrc ? withFocus(new URL(image.currentSrc).pathname, pointOf(image)) : undefined;

export function pointOf({ style }: HTMLImageElement): { x: number; y: number } {
  const [x = MIDDLE, y = MIDDLE] = style.objectPosition.split(" ").filter(Boolean).map(Number.parseFloat);
  return { x, y };
}

const MIDDLE = 50;
