import { heldIcons } from "#app/ui/icons/held-icons.ts";

interface Properties {
  [name: string]: string | boolean | ((event: Event) => void) | undefined;
}

/** Creates an element with attributes, listeners (`onclick`) and content; text never becomes markup. */
export function make<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: Properties = {},
  ...inside: (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(properties)) {
    if (typeof value === "function") element.addEventListener(name.slice(2), value);
    else if (value === true) element.setAttribute(name, "");
    else if (typeof value === "string") element.setAttribute(name, value);
  }
  element.append(...inside);
  return element;
}

const SVG = "http://www.w3.org/2000/svg";

/** An icon for elements created by scripts; `icon-paths.ts` has all icons. */
export function makeIcon(name: keyof typeof heldIcons): SVGElement {
  const icon = document.createElementNS(SVG, "svg");
  icon.setAttribute("class", `i i-${name}`);
  icon.setAttribute("viewBox", "0 0 24 24");
  icon.setAttribute("aria-hidden", "true");
  const path = document.createElementNS(SVG, "path");
  path.setAttribute("d", heldIcons[name]);
  icon.append(path);
  return icon;
}
