// Woven and printed bands, the textile that every cover has somewhere.
import { rect } from "./kit.mjs";
import { paint } from "./paints.mjs";

/** A strip of cloth: `body` is one repeat of `unit` x `h`; `edge` the colour of its two borders. */
export function band(s, id, { x = 0, y, w = 900, h, ground, body, unit, edge = paint.marigold, shift = 0 }) {
  const pattern = s.pat(id, unit, h, body, shift ? `translate(${shift})` : "");
  s.f(ground, rect(x, y, w, h));
  s.raw(`<g transform="translate(${x} ${y})"><rect width="${w}" height="${h}" fill="${pattern}"/></g>`);
  s.f(edge, `${rect(x, y, w, 5)}${rect(x, y + h - 5, w, 5)}`);
}

/** Fills `path` with a colour and lays a pattern over it. */
export function cloth(s, colour, path, pattern, opacity = 1) {
  s.f(colour, path);
  s.raw(`<path d="${path}" fill="${pattern}" opacity="${opacity}"/>`);
}

/** Draws only inside `path`. */
export function inside(s, id, path, draw, transform = "") {
  s.d.push(`<clipPath id="${id}"><path d="${path}"/></clipPath>`);
  s.group(`clip-path="url(#${id})"${transform ? ` transform="${transform}"` : ""}`, draw);
}
