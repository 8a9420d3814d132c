import { type ComponentType, createElement } from "react";
import { hydrateRoot } from "react-dom/client";

export function hydrateIsland(element: HTMLElement, part: ComponentType<object>): void {
  const props = JSON.parse(element.dataset.props!) as object;
  hydrateRoot(element, createElement(part, props), { identifierPrefix: element.dataset.id! });
}
