import { type PointerEvent, useState } from "react";
import type { LibraryPicture } from "#app/domain/library-picture/library-picture-schema.ts";
import { bareAddress } from "#app/lib/picture/picture-focus.ts";

const crops = [
  { words: "Card", className: "crop-card" },
  { words: "Portrait", className: "crop-portrait" },
  { words: "Small", className: "crop-small" },
  { words: "Wide", className: "crop-wide" },
];

/** The focal point: pressed or dragged in the picture, or set by two sliders, with a preview of the crops. */
export function FocusField({ picture }: { picture: LibraryPicture }) {
  const [{ x, y }, setFocus] = useState({ x: picture.focus_x, y: picture.focus_y });
  const address = bareAddress(picture.image_url);
  const objectPosition = `${x}% ${y}%`;

  function aim(event: PointerEvent<HTMLDivElement>) {
    if (event.buttons === 0) return;
    const box = event.currentTarget.getBoundingClientRect();
    setFocus({
      x: percentOf(event.clientX - box.left, box.width),
      y: percentOf(event.clientY - box.top, box.height),
    });
  }
  return (
    <fieldset className="control-group focus-field">
      <legend>Point that every crop keeps</legend>
      {/* An alternative for pointers; the sliders do the same for everybody. */}
      <div
        className="focus-picture"
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          aim(event);
        }}
        onPointerMove={aim}
      >
        <img src={address} alt={picture.image_alt} draggable={false} />
        <span className="focus-point" aria-hidden="true" style={{ left: `${x}%`, top: `${y}%` }} />
      </div>
      <div className="focus-sliders">
        <Slider label="From the left" name="focus_x" value={x} onMove={(x) => setFocus({ x, y })} />
        <Slider label="From the top" name="focus_y" value={y} onMove={(y) => setFocus({ x, y })} />
      </div>
      <div className="crops" aria-hidden="true">
        {crops.map(({ words, className }) => (
          <figure key={words}>
            <img className={className} src={address} alt="" draggable={false} style={{ objectPosition }} />
            <figcaption>{words}</figcaption>
          </figure>
        ))}
      </div>
    </fieldset>
  );
}

interface SliderProps {
  label: string;
  name: string;
  value: number;
  onMove: (value: number) => void;
}

const Slider = ({ label, name, value, onMove }: SliderProps) => (
  <label>
    <span>{label}</span>
    <input
      type="range"
      name={name}
      min={0}
      max={100}
      value={value}
      aria-valuetext={`${value} percent`}
      onChange={({ target }) => onMove(Number(target.value))}
    />
  </label>
);

const percentOf = (part: number, whole: number) => Math.round(Math.min(1, Math.max(0, part / whole)) * 100);
