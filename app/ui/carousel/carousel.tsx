import { type FocusEvent, type KeyboardEvent, type PointerEvent, type ReactNode, useEffect, useRef } from "react";
import { Icon, type IconName } from "#app/ui/icon.tsx";
import { useCarousel } from "./use-carousel.ts";

const MOST_IN_VIEW = 3;
/** More slides than this are numbered instead of dotted. */
const MOST_DOTS = 12;

interface CarouselProps {
  /** The carousel's name for screen readers. */
  label: string;
  heading: ReactNode;
  slides: { id: number; content: ReactNode }[];
  delayMs: number;
  pausesOnHover?: boolean;
}

/**
 * Slides in a row that advances by itself. The server renders a row that scrolls and snaps, showing as many slides
 * (`--shown`) as it will with scripts.
 */
export function Carousel({ label, heading, slides, delayMs, pausesOnHover = false }: CarouselProps) {
  const { attach, embla, selected, inView, wantsPlay, togglePlay, isRunning, hold } = useCarousel(delayMs);

  function turn(event: KeyboardEvent) {
    const goes = { ArrowLeft: embla?.scrollPrev, ArrowRight: embla?.scrollNext }[event.key];
    if (!goes) return;
    event.preventDefault();
    goes();
  }
  const holdFocus = (event: FocusEvent) => hold({ by: "focus", isHeld: event.target.matches(":focus-visible") });
  const holdPointer = (event: PointerEvent, isHeld: boolean) => {
    if (pausesOnHover && event.pointerType === "mouse") hold({ by: "pointer", isHeld });
  };

  const hasDots = slides.length <= MOST_DOTS;

  return (
    <div
      className="carousel"
      role="group"
      aria-roledescription="carousel"
      aria-label={label}
      onKeyDown={turn}
      onFocus={holdFocus}
      onBlur={() => hold({ by: "focus", isHeld: false })}
    >
      <div className="carousel-head">
        {heading}
        <div className="carousel-controls">
          <Control label={wantsPlay ? "Pause" : "Play"} icon={wantsPlay ? "pause" : "play"} onPress={togglePlay} />
          <Control label="Previous" icon="arrow-left" onPress={() => embla?.scrollPrev()} />
          <Control label="Next" icon="arrow-right" onPress={() => embla?.scrollNext()} />
        </div>
      </div>
      <div
        className="carousel-view"
        ref={attach}
        tabIndex={0}
        role="group"
        aria-label="Slides"
        onPointerEnter={(event) => holdPointer(event, true)}
        onPointerLeave={(event) => holdPointer(event, false)}
      >
        <div className="carousel-track">
          {slides.map(({ id, content }, index) => (
            <div
              key={id}
              className={`carousel-slide ${index < MOST_IN_VIEW ? "" : "far"}`}
              role="group"
              aria-roledescription="slide"
              aria-label={`${index + 1} of ${slides.length}`}
              inert={inView !== null && !inView.includes(index)}
            >
              {content}
            </div>
          ))}
        </div>
      </div>
      <p className={hasDots ? "visually-hidden" : "carousel-count"} aria-live={isRunning ? "off" : "polite"}>
        <span className="petal" aria-hidden="true" />
        <span>
          <span className="visually-hidden">Slide </span>
          {`${selected + 1} of ${slides.length}`}
        </span>
      </p>
      {hasDots && <Dots slides={slides} selected={selected} onChoose={(index) => embla?.scrollTo(index)} />}
    </div>
  );
}

interface DotsProps extends Pick<CarouselProps, "slides"> {
  selected: number;
  onChoose: (index: number) => void;
}

/** Roving focus: one dot is focusable, and focus follows the slides. */
function Dots({ slides, selected, onChoose }: DotsProps) {
  const dots = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const row = dots.current;
    const dot = row?.children[selected] as HTMLElement | undefined;
    if (!row || !dot) return;
    row.scrollTo(dot.offsetLeft - (row.clientWidth - dot.offsetWidth) / 2, 0);
    if (row.contains(document.activeElement)) dot.focus({ preventScroll: true });
  }, [selected]);
  return (
    <div className="dots" ref={dots} role="group" aria-label="Choose a slide">
      {slides.map(({ id }, index) => (
        <button
          key={id}
          type="button"
          aria-label={`Slide ${index + 1}`}
          aria-current={index === selected ? "true" : undefined}
          tabIndex={index === selected ? 0 : -1}
          onClick={() => onChoose(index)}
        />
      ))}
    </div>
  );
}

interface ControlProps {
  label: string;
  icon: IconName;
  onPress: () => void;
}

function Control({ label, icon, onPress }: ControlProps) {
  return (
    <button type="button" className="btn-icon" aria-label={label} onClick={onPress}>
      <Icon name={icon} />
    </button>
  );
}
