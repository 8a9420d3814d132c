import useEmblaCarousel, { type UseEmblaCarouselType } from "embla-carousel-react";
import { useCallback, useEffect, useReducer, useRef, useState } from "react";
import { useReducedMotion } from "./use-reduced-motion.ts";

/**
 * Embla's own measures. Together they damp a slide critically: it comes to rest, to the pixel, after some 480 ms and
 * never swings past its place, as it does with Embla's friction of 0.68.
 */
const EMBLA_DURATION = 9;
const EMBLA_FRICTION = 0.5625;

/** What keeps an autoplaying carousel still for the moment; only the button stops it for good. */
type Hold = "pointer" | "focus" | "drag" | "out-of-view";

/** An endless carousel that moves on by itself every `delayMs` while nothing holds it. */
export function useCarousel(delayMs: number) {
  const [attachEmbla, embla] = useEmblaCarousel({
    loop: true,
    align: "start",
    duration: EMBLA_DURATION,
    inViewThreshold: 0.6,
    // Tab goes through the slides in view and on; others are brought by the arrows and buttons.
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

  // Until now the browser scrolled and snapped the slides; Embla starts from the one that the visitor had reached. The
  // browser would go on snapping to a slide that Embla moves: the mark takes that from it before anything is moved.
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
        // Each move begins with Embla's own friction.
        // oxlint-disable-next-line react/hooks -- named like a hook, and none
        scrollBody.useFriction(EMBLA_FRICTION);
      })
      .on("slidesInView", () => setInView(embla.slidesInView()))
      .on("pointerDown", () => hold({ by: "drag", isHeld: true }))
      .on("pointerUp", () => hold({ by: "drag", isHeld: false }));
    embla.scrollTo(scrolledTo.current, true);
    // What Embla saw before anybody listened.
    if (embla.slidesInView().length > 0) embla.emit("slidesInView");
    const observer = new IntersectionObserver(([entry]) => hold({ by: "out-of-view", isHeld: !entry!.isIntersecting }));
    observer.observe(embla.rootNode());
    return () => observer.disconnect();
  }, [embla]);

  useAutoplay(embla, { isRunning, delayMs });
  const togglePlay = () => setChosen(wantsPlay ? "pause" : "play");
  return { attach, embla, selected, inView, wantsPlay, togglePlay, isRunning, hold };
}

/** From each slide on anew: one that was chosen by hand stays for the whole delay, too. */
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
