import { correction, generate } from "lean-qr/nano";

/** Cameras need a quiet zone of four modules. */
const QUIET_MODULES = 4;

/** Draws the link as a QR code; false if it is too long, beyond some 2,000 letters. */
export function drawCode(svg: SVGElement, link: string): boolean {
  const code = codeOf(link);
  if (!code) return false;
  const side = code.size + 2 * QUIET_MODULES;
  svg.setAttribute("viewBox", `${-QUIET_MODULES} ${-QUIET_MODULES} ${side} ${side}`);
  const dark: string[] = [];
  for (let y = 0; y < code.size; y += 1)
    for (let x = 0; x < code.size; x += 1) if (code.get(x, y)) dark.push(`M${x} ${y}h1v1h-1z`);
  svg.querySelector("path")!.setAttribute("d", dark.join(""));
  return true;
}

function codeOf(link: string) {
  try {
    return generate(link, { minCorrectionLevel: correction.L });
  } catch {
    return null;
  }
}
