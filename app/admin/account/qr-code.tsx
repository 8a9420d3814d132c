import { generate } from "lean-qr";
import { toSvgPath } from "lean-qr/extras/svg";

/** Cameras need a quiet zone of four modules, and dark on light in either theme. */
const QUIET_MODULES = 4;

export function QrCode({ text }: { text: string }) {
  const code = generate(text);
  const side = code.size + 2 * QUIET_MODULES;
  return (
    <svg
      className="qr-code"
      viewBox={`${-QUIET_MODULES} ${-QUIET_MODULES} ${side} ${side}`}
      role="img"
      aria-label="QR code for the authenticator app"
      shapeRendering="crispEdges"
    >
      <path d={toSvgPath(code)} />
    </svg>
  );
}
