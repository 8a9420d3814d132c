import { focusPosition } from "#app/lib/picture/picture-focus.ts";

interface FocusedImageProps {
  address: string;
  width: number;
  height: number;
}

/** A small crop of a picture around its focal point. Decorative: text beside it names the subject. */
export const FocusedImage = ({ address, ...size }: FocusedImageProps) => (
  <img src={address} alt="" {...size} style={{ objectPosition: focusPosition(address) }} />
);
