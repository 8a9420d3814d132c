import { comparisonAddress } from "#app/site/compare/compare-address.ts";
import { focusPosition } from "#app/lib/picture/picture-focus.ts";
import { dayOfHolding, type HeldCourse, heldIn, hold, mostHeld } from "./held-courses.ts";
import { make, makeIcon } from "./make-element.ts";

/** Pages that are a form: the bar would cover its last question and its button. */
const forms = /^\/(OnlineAdmission|contact|guidance|my-application)\b/i;
const isAsking = () => forms.test(location.pathname) || document.querySelector(".find-question") !== null;

/** The chosen courses at the foot of the window, with a link to compare them. */
export function showComparisonBar(onChange: () => void): void {
  const held = heldIn("comparison");
  const old = document.querySelector(".comparison-bar");
  const isShown = held.length > 0 && !isAsking();
  document.documentElement.classList.toggle("has-bar", isShown);
  const hadFocus = old?.contains(document.activeElement) ?? false;
  if (!isShown) {
    old?.remove();
    if (hadFocus) document.querySelector("main")!.focus({ preventScroll: true });
    return;
  }
  const bar = makeBar(held, onChange);
  if (old) old.replaceWith(bar);
  else document.querySelector("footer")!.after(bar);
  if (hadFocus) bar.querySelector<HTMLElement>("a")!.focus();
  void tellApart(held, onChange);
}

interface Told {
  /** By slug. */
  pictures: Record<string, string>;
  /** Current slugs by former ones. */
  moved: Record<string, string>;
}

/**
 * Courses of one subject may share a picture: reads those that the comparison would show for this choice. A course may
 * also have moved, so the server is asked once a day.
 */
async function tellApart(held: HeldCourse[], onChange: () => void) {
  const toldOn = dayOfHolding();
  if (held.every((course) => course.toldOn === toldOn)) return;
  const response = await fetch(`/compare/pictures?courses=${held.map(({ slug }) => slug).join(",")}`).catch(() => null);
  if (!response?.ok) return;
  const { pictures, moved } = (await response.json()) as Told;
  const asked = new Set(held.map(({ slug }) => slug));
  const now = heldIn("comparison");
  // The choice changed meanwhile and is read separately.
  if (now.length !== asked.size || now.some(({ slug }) => !asked.has(slug))) return;
  const told = now.map((course) => {
    const slug = moved[course.slug] ?? course.slug;
    return [slug, { ...course, slug, picture: pictures[slug], toldOn }] as const;
  });
  if (hold("comparison", [...new Map(told).values()])) onChange();
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
      { type: "button", class: "btn-icon", "aria-label": `Remove ${name}`, onclick: takeOut },
      makeIcon("close"),
    ),
  );
}

/** Cropped around the focal point. */
function makePicture(address: string) {
  const image = make("img", { src: address, alt: "" });
  // Set by script, since the pages' policy forbids style attributes.
  image.style.objectPosition = focusPosition(address) ?? "";
  return image;
}
