import { NoticeDialog } from "#app/admin/dialog/notice-dialog.tsx";
import { shortcuts } from "./shortcuts.content.ts";
import { turnSingleKeys, useSingleKeys } from "./single-keys.ts";

/** The list of shortcuts, and the switch for those of a single character. */
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
