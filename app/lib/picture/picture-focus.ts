// Where the point of a picture lies that every crop keeps travels with its address, as the address's fragment:
// `/backend/uploads/library/….webp#30,20`, in percent from the left and from the top. So it stands wherever the picture
// does, without another read; a picture without one is cropped around its middle.

export interface Focus {
  x: number;
  y: number;
}

const MIDDLE = 50;

/** The address of the file. */
export const bareAddress = (address: string): string => address.split("#", 1)[0]!;

export const withFocus = (address: string, { x, y }: Focus): string =>
  x === MIDDLE && y === MIDDLE ? bareAddress(address) : `${bareAddress(address)}#${x},${y}`;

/** What `object-position` says of it; nothing for the middle, or where there is no point. */
export function focusPosition(address: string): string | undefined {
  const point = pointIn(address);
  return point && `${point.x}% ${point.y}%`;
}

/** The point that every crop keeps. */
export const focusOf = (address: string): Focus => pointIn(address) ?? { x: MIDDLE, y: MIDDLE };

function pointIn(address: string): Focus | undefined {
  const [, x, y] = /#(\d{1,3}),(\d{1,3})$/.exec(address) ?? [];
  return x && y ? { x: Number(x), y: Number(y) } : undefined;
}
