import useEmblaCarousel, { type UseEmblaCarouselType } from "embla-carousel-react";
import { useCallback, useEffect, useReducer, useRef, useState } from "react";
import { useReducedMotion } from "./use-reduced-motion.ts";

/**
 * Embla's units. Together they damp a slide critically: it rests after some 480 ms and never overshoots, as it does
 * with Embla's default friction of 0.68.
 */
const EMBLA_DURATION = 9;
const EMBLA_FRICTION = 0.5625;

/** What pauses an autoplaying carousel for a while; only the button stops it for good. */
type Hold = "pointer" | "focus" | "drag" | "out-of-view";

/** An endless carousel that advances every `delayMs` unless something holds it. */
export function useCarousel(delayMs: number) {
  const [attachEmbla, embla] = useEmblaCarousel({
    loop: true,
    align: "start",
    duration: EMBLA_DURATION,
    inViewThreshold: 0.6,
    // Tab visits the slides in view and leaves; arrows and buttons bring the others.
    watchFocus: false,
    breakpoints: { "(prefers-reduced-motion: reduce)": { duration: 0 } },
  });
  const scrolledTo = useRef(0);
  const [selected, setSelected] = useState(0);
  const [inView, setInView] = useState<number[] | null>(null);
  const isStill = useReducedMotion();
  const [chosen, setChosen] = useState<"play" | "pause" | null>(null);
  const [holds, hold] = useReducer(heldBy, ["out-of-view"]);
  const wantsPlay = chosen ? chosen === "play" : !isStill;
  const isRunning = wantsPlay && holds.length === 0;

  // Embla starts from the slide that the visitor had scrolled to. The mark stops the browser's scroll snapping first,
  // which would fight Embla.
  const attach = useCallback(
    (view: HTMLDivElement | null) => {
      const slide = view?.querySelector<HTMLElement>("[aria-roledescription=slide]");
      if (view && slide) scrolledTo.current = Math.round(view.scrollLeft / slide.offsetWidth);
      if (view) view.dataset["running"] = "";
      view?.scrollTo(0, 0);
      attachEmbla(view);
    },
    [attachEmbla],
  );

  useEffect(() => {
    if (!embla) return;
    const { scrollBody } = embla.internalEngine();
    embla
      .on("select", () => {
        setSelected(embla.selectedScrollSnap());
        // Embla resets its friction at each move.
        // oxlint-disable-next-line react/hooks -- named like a hook, and none
        scrollBody.useFriction(EMBLA_FRICTION);
      })
      .on("slidesInView", () => setInView(embla.slidesInView()))
      .on("pointerDown", () => hold({ by: "drag", isHeld: true }))
      .on("pointerUp", () => hold({ by: "drag", isHeld: false }));
    embla.scrollTo(scrolledTo.current, true);
    // Repeats the event that Embla sent before this listener existed.
    if (embla.slidesInView().length > 0) embla.emit("slidesInView");
    const observer = new IntersectionObserver(([entry]) => hold({ by: "out-of-view", isHeld: !entry!.isIntersecting }));
    observer.observe(embla.rootNode());
    return () => observer.disconnect();
  }, [embla]);

  useAutoplay(embla, { isRunning, delayMs });
  const togglePlay = () => setChosen(wantsPlay ? "pause" : "play");
  return { attach, embla, selected, inView, wantsPlay, togglePlay, isRunning, hold };
}

/** Restarts at each slide, so that one chosen by hand also stays for the whole delay. */
function useAutoplay(embla: UseEmblaCarouselType[1], { isRunning, delayMs }: { isRunning: boolean; delayMs: number }) {
  useEffect(() => {
    if (!embla || !isRunning) return;
    let timer: ReturnType<typeof setInterval>;
    const restart = () => {
      clearInterval(timer);
      timer = setInterval(() => document.hidden || embla.scrollNext(), delayMs);
    };
    restart();
    embla.on("select", restart);
    return () => {
      clearInterval(timer);
      embla.off("select", restart);
    };
  }, [embla, isRunning, delayMs]);
}

function heldBy(holds: Hold[], { by, isHeld }: { by: Hold; isHeld: boolean }): Hold[] {
  if (isHeld === holds.includes(by)) return holds;
  return isHeld ? [...holds, by] : holds.filter((other) => other !== by);
}
