import { useEffect, useEffectEvent, useRef, useState } from "react";
import { ApiFailure, callForData } from "#app/admin/api/api-client.ts";
import { useSessionEnd } from "#app/admin/session/use-session-end.ts";
import type { FieldChange, HistoryEntry, HistoryLine } from "#app/domain/activity/activity-schema.ts";
import { wordDifference } from "#app/admin/record/word-difference.ts";
import { Banner } from "#app/ui/banner.tsx";

/** The changes of a line, field by field; loaded when it is opened. */
export function HistoryChanges({ line: { id, name } }: { line: HistoryLine }) {
  const [changes, setChanges] = useState<FieldChange[]>();
  const [failure, setFailure] = useState<string>();
  const isSessionEnd = useSessionEnd();

  const details = useRef<HTMLDetailsElement>(null);
  // It may have been opened before its scripts ran.
  const unfoldFirst = useEffectEvent(() => unfold());
  useEffect(() => void unfoldFirst(), []);

  async function unfold() {
    if (!details.current?.open || changes) return;
    setFailure(undefined);
    try {
      setChanges((await callForData<HistoryEntry>("history", { query: { id } })).changes);
    } catch (error) {
      if (isSessionEnd(error)) return;
      if (!(error instanceof ApiFailure)) throw error;
      setFailure("What changed could not be read. Fold it up and try again.");
    }
  }
  return (
    <details ref={details} className="history-changes" onToggle={() => void unfold()}>
      <summary>
        What changed<span className="visually-hidden"> of {name}</span>
      </summary>
      {failure && <Banner tone="bad">{failure}</Banner>}
      {!changes && !failure && <p className="sub">Reading …</p>}
      {changes?.length === 0 && <p className="sub">It is the first that is known of it: nothing stood there before.</p>}
      {changes && changes.length > 0 && <ChangesTable changes={changes} />}
    </details>
  );
}

const ChangesTable = ({ changes }: { changes: FieldChange[] }) => (
  <table>
    <thead>
      <tr>
        <th scope="col">Field</th>
        <th scope="col">Before</th>
        <th scope="col">After</th>
      </tr>
    </thead>
    <tbody>
      {changes.map((change) => (
        <tr key={change.label}>
          <th scope="row">{change.label}</th>
          {change.kind === "picture" ? <TwoPictures {...change} /> : <TwoTexts {...change} />}
        </tr>
      ))}
    </tbody>
  </table>
);

function TwoTexts({ before, after }: FieldChange) {
  const parts = wordDifference(before, after);
  const side = (own: "gone" | "come") =>
    parts
      .filter(({ is }) => is === "same" || is === own)
      .map(({ words, is }, place) =>
        is === "gone" ? (
          <del key={place}>{words}</del>
        ) : is === "come" ? (
          <ins key={place}>{words}</ins>
        ) : (
          <span key={place}>{words}</span>
        ),
      );
  return (
    <>
      <td data-label="Before">{before === "" ? <span className="sub">Nothing</span> : side("gone")}</td>
      <td data-label="After">{after === "" ? <span className="sub">Nothing</span> : side("come")}</td>
    </>
  );
}

const TwoPictures = ({ before, after }: FieldChange) =>
  [
    { label: "Before", address: before },
    { label: "After", address: after },
  ].map(({ label, address }) => (
    <td key={label} data-label={label}>
      {address ? <img src={address} alt="" width={120} height={80} /> : <span className="sub">No picture</span>}
    </td>
  ));
