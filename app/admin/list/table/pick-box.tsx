import type { ChangeEvent } from "react";
import { focusSelectionBar } from "./selection-bar.tsx";

interface PickBoxProps {
  label: string;
  isPicked: boolean;
  /** Only some of the rows are selected. */
  isPartly?: boolean;
  onPick: (options: { isRange: boolean }) => void;
}

/** Selects a row; with Shift, all rows from the last one picked. */
export function PickBox({ label, isPicked, isPartly = false, onPick }: PickBoxProps) {
  function pick({ nativeEvent }: ChangeEvent) {
    onPick({ isRange: nativeEvent instanceof MouseEvent && nativeEvent.shiftKey });
  }
  return (
    // Otherwise Shift with a click would select text.
    <label className="pick-box" onMouseDown={(event) => event.shiftKey && event.preventDefault()}>
      <input
        type="checkbox"
        autoComplete="off"
        aria-label={label}
        aria-keyshortcuts="Enter"
        checked={isPicked}
        onKeyDown={({ key }) => key === "Enter" && focusSelectionBar()}
        onChange={pick}
        ref={(box) => {
          if (box) box.indeterminate = isPartly;
        }}
      />
    </label>
  );
}
