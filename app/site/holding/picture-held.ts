import { withFocus } from "#app/lib/picture/picture-focus.ts";

/** Of the file that the page chose, or will, with the point that every crop keeps. */
export const pictureHeld = (image: HTMLImageElement): string =>
  withFocus(new URL(image.currentSrc || image.src).pathname, pointOf(image));

export function pointOf({ style }: HTMLImageElement): { x: number; y: number } {
  const [x = MIDDLE, y = MIDDLE] = style.objectPosition.split(" ").filter(Boolean).map(Number.parseFloat);
  return { x, y };
}

const MIDDLE = 50;
