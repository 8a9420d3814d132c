import { comparisonAddress } from "#app/site/compare/compare-address.ts";
import { focusPosition } from "#app/lib/picture/picture-focus.ts";
import { type HeldCourse, heldIn, hold, mostHeld } from "./held-courses.ts";
import { make, makeIcon } from "./make-element.ts";

/** Holds the chosen courses at the foot of the window, and leads to their comparison. */
export function showComparisonBar(onChange: () => void): void {
  const held = heldIn("comparison");
  const old = document.querySelector(".comparison-bar");
  document.documentElement.classList.toggle("has-bar", held.length > 0);
  const hadFocus = old?.contains(document.activeElement) ?? false;
  if (held.length === 0) {
    old?.remove();
    if (hadFocus) document.querySelector("main")!.focus({ preventScroll: true });
    return;
  }
  const bar = makeBar(held, onChange);
  if (old) old.replaceWith(bar);
  else document.querySelector("footer")!.after(bar);
  if (hadFocus) bar.querySelector<HTMLElement>("a")!.focus();
}

function makeBar(held: HeldCourse[], onChange: () => void) {
  const empty = Array.from({ length: mostHeld.comparison - held.length }, () =>
    make("li", { "aria-hidden": "true" }, makeIcon("plus")),
  );
  const count = held.length;
  const slots = make("ol", { class: "slots" }, ...held.map((course) => makeSlot(course, onChange)), ...empty);
  const say = make("p", { class: "say" }, make("b", {}, `${count} chosen`), ` of ${mostHeld.comparison}`);
  const address = comparisonAddress({ slugs: held.map(({ slug }) => slug), only: null });
  const way = make("a", { class: "btn", href: address }, count === 1 ? "Add one more" : `Compare ${count}`);
  const wrap = make("div", { class: "wrap" }, slots, say, way);
  return make("aside", { class: "comparison-bar", "aria-label": "Chosen to compare" }, wrap);
}

function makeSlot({ slug, name, picture }: HeldCourse, onChange: () => void) {
  const takeOut = () => {
    const held = heldIn("comparison");
    hold(
      "comparison",
      held.filter((other) => other.slug !== slug),
    );
    onChange();
  };
  return make(
    "li",
    { class: "full" },
    ...(picture ? [makePicture(picture)] : []),
    make("span", { class: "name" }, name),
    make(
      "button",
      { type: "button", class: "btn-icon", "aria-label": `Take out ${name}`, onclick: takeOut },
      makeIcon("close"),
    ),
  );
}

/** Around the point that every crop keeps. */
function makePicture(address: string) {
  const image = make("img", { src: address, alt: "" });
  // The policy of the pages lets no attribute say it.
  image.style.objectPosition = focusPosition(address) ?? "";
  return image;
}
