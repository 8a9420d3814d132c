import { NoticeDialog } from "#app/admin/dialog/notice-dialog.tsx";
import { turnSingleKeys, useSingleKeys } from "./single-keys.ts";

const shortcuts = [
  { keys: ["/"], act: "To the filter of a list; on other screens the search opens", isSingle: true },
  { keys: ["n"], act: "A new record", isSingle: true },
  { keys: ["?"], act: "This help", isSingle: true },
  { keys: ["Ctrl", "K"], act: "The search for screens and records, everywhere (⌘ K on a Mac)", isSingle: false },
  { keys: ["Shift", "press"], act: "On a box or with the space bar: selects everything in between", isSingle: false },
  { keys: ["Enter"], act: "On a box: to what can be done with the selected rows", isSingle: false },
  { keys: ["Esc"], act: "Closes a dialog, or lets go of the selection", isSingle: false },
];

/** Which keys do what, and the switch for those that are a single character. */
export default function KeyboardDialog({ onClose }: { onClose: () => void }) {
  const areOn = useSingleKeys();
  return (
    <NoticeDialog title="Keyboard" className="keyboard-help" onClose={onClose}>
      <div className="keyboard-text">
        <label className="check-field">
          <input
            type="checkbox"
            checked={areOn}
            onChange={({ target }) => turnSingleKeys(target.checked ? "on" : "off")}
          />
          Single keys are shortcuts
        </label>
        <p className="sub">
          Turn them off when you dictate, or when keys are pressed by accident. Ctrl K and Esc always work.
        </p>
        <dl>
          {shortcuts.map(({ keys, act, isSingle }) => (
            <div key={act} className={isSingle && !areOn ? "key-off" : undefined}>
              <dt>
                {keys.map((key) => (
                  <kbd key={key}>{key}</kbd>
                ))}
              </dt>
              <dd>
                {act}
                {isSingle && !areOn && " (off)"}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </NoticeDialog>
  );
}
