import { type RefObject, useEffect, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { Icon } from "#app/ui/icon.tsx";
import { type ChangedField, changedFields, type Version } from "./changed-fields.ts";

interface ConflictNoteProps {
  form: RefObject<HTMLFormElement | null>;
  /** Who saved in between, and when. */
  sentence: string;
  opened: Version;
  newer: Version;
}

/** Somebody else saved while this form was open: says what they changed, and lets the user choose whose words stay. */
export function ConflictNote({ form, sentence, opened, newer }: ConflictNoteProps) {
  const note = useRef<HTMLDivElement>(null);
  const [changes] = useState(() => changedFields(form.current!, opened, newer));
  const { search } = useLocation();
  const navigate = useNavigate();
  useEffect(() => note.current!.focus(), []);
  // The same address with another version: the list is read again, and the form opens what it finds.
  const takeNewer = () =>
    void navigate({ search }, { replace: true, preventScrollReset: true, state: { version: newer.updated_at } });

  /** Sends the newer version as the one that was seen: a third person's save would be told of, too. */
  function saveAnyway() {
    form.current!.querySelector<HTMLInputElement>("input[name=seen]")!.value = newer.updated_at;
    form.current!.requestSubmit();
  }

  return (
    <div className="conflict" role="alert" tabIndex={-1} ref={note}>
      <p>
        <Icon name="alert" />
        <strong>{sentence}</strong>
      </p>
      {changes.length > 0 && <Changes changes={changes} />}
      <div className="conflict-acts">
        {/* No submit button: Enter in a field would press the first one. */}
        <button type="button" className="btn" onClick={saveAnyway}>
          Save mine anyway
        </button>
        <button type="button" className="btn btn-quiet" onClick={takeNewer}>
          Take the newer version
        </button>
      </div>
    </div>
  );
}

function Changes({ changes }: { changes: ChangedField[] }) {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Changed</th>
          <th scope="col">When you opened it</th>
          <th scope="col">Now</th>
        </tr>
      </thead>
      <tbody>
        {changes.map(({ name, label, opened, newer }) => (
          <tr key={name}>
            <th scope="row">{label}</th>
            <td>{opened || "Empty"}</td>
            <td>{newer || "Empty"}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
