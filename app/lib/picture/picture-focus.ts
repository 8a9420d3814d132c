// A picture's focal point, which every crop keeps, is the fragment of its address:
// `/backend/uploads/library/….webp#30,20`, in percent from left and top. So no extra read is needed. Without one, crops
// are centred.

export interface Focus {
  x: number;
  y: number;
}

const MIDDLE = 50;

/** The address without focal point. */
export const bareAddress = (address: string): string => address.split("#", 1)[0]!;

export const withFocus = (address: string, { x, y }: Focus): string =>
  x === MIDDLE && y === MIDDLE ? bareAddress(address) : `${bareAddress(address)}#${x},${y}`;

/** The value for `object-position`; undefined without a focal point. */
export function focusPosition(address: string): string | undefined {
  const point = pointIn(address);
  return point && `${point.x}% ${point.y}%`;
}

/** The focal point; the middle by default. */
export const focusOf = (address: string): Focus => pointIn(address) ?? { x: MIDDLE, y: MIDDLE };

function pointIn(address: string): Focus | undefined {
  const [, x, y] = /#(\d{1,3}),(\d{1,3})$/.exec(address) ?? [];
  return x && y ? { x: Number(x), y: Number(y) } : undefined;
}
