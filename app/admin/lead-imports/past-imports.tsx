import { useState } from "react";
import { Link, useRevalidator } from "react-router";
import { ApiFailure, callForData } from "#app/admin/api/api-client.ts";
import { ConfirmDialog } from "#app/admin/dialog/confirm-dialog.tsx";
import { formatMoment } from "#app/admin/india-time.ts";
import type { ListPage } from "#app/admin/list/list-page.ts";
import { ListPager } from "#app/admin/list/list-pager.tsx";
import { useMay } from "#app/admin/session/use-may.ts";
import { useSessionEnd } from "#app/admin/session/use-session-end.ts";
import { showToast } from "#app/admin/toast/toasts.ts";
import type { LeadImport, LeadImportUndone } from "#app/domain/lead-import/lead-import-schema.ts";
import { leadsGone } from "./import-words.ts";
import { groupDigits } from "#app/lib/money/grouped-number.ts";

/** Past imports, with results and an undo. */
export function PastImports({ list }: { list: ListPage<LeadImport> }) {
  const [asked, setAsked] = useState<LeadImport>();
  const may = useMay();
  if (list.rows.length === 0) return null;
  return (
    <section className="pane import-part" aria-labelledby="past-imports">
      <h2 id="past-imports">Imports so far</h2>
      <ul className="past-imports">
        {list.rows.map((one) => (
          <li key={one.id}>
            <div>
              <p>
                <b>{one.file}</b>
              </p>
              <p className="sub num">
                {[formatMoment(one.created_at), one.actor && `by ${one.actor}`, countsOf(one)]
                  .filter(Boolean)
                  .join(", ")}
              </p>
              <p className="sub">
                Consent: {one.consent}
                {one.is_given_out === 1 && ". Given out by the rules of taking"}
              </p>
              {one.created > 0 && !one.undone_at && (
                <Link to={`/admin/leads?import=${one.id}`}>
                  Show the leads<span className="visually-hidden"> of {one.file}</span>
                </Link>
              )}
              {one.undo_begun_at && !one.undone_at && (
                <p className="sub num">{`Undoing began ${formatMoment(one.undo_begun_at)} and was cut: a part still stands`}</p>
              )}
            </div>
            {one.undone_at ? (
              <span className="sub num">Undone {formatMoment(one.undone_at)}</span>
            ) : (
              may("lead-imports.delete") && (
                <button type="button" className="btn btn-quiet" onClick={() => setAsked(one)}>
                  {one.undo_begun_at ? "Go on undoing" : "Undo"}
                  <span className="visually-hidden"> the import of {one.file}</span>
                </button>
              )
            )}
          </li>
        ))}
      </ul>
      <ListPager list={list} />
      {asked && <UndoDialog one={asked} onClose={() => setAsked(undefined)} />}
    </section>
  );
}

const countsOf = ({ created, joined, unchanged, refused }: LeadImport) =>
  `${groupDigits(created)} new, ${groupDigits(joined)} joined, ${groupDigits(unchanged)} known already, ${groupDigits(refused)} refused`;

function UndoDialog({ one, onClose }: { one: LeadImport; onClose: () => void }) {
  const [removed, setRemoved] = useState<number>();
  const [failure, setFailure] = useState<string>();
  const isSessionEnd = useSessionEnd();
  const { revalidate } = useRevalidator();
  async function undo() {
    let gone = 0;
    setRemoved(0);
    setFailure(undefined);
    try {
      for (;;) {
        const undone = await callForData<LeadImportUndone>("lead-imports", { method: "DELETE", query: { id: one.id } });
        gone += undone.removed;
        setRemoved(gone);
        if (undone.left > 0) continue;
        const kept =
          undone.kept > 0
            ? ` ${groupDigits(undone.kept)} that were worked with since or stand in another file stay.`
            : "";
        showToast(`Import undone: ${leadsGone(gone)}.${kept}`);
        break;
      }
      onClose();
    } catch (error) {
      if (isSessionEnd(error)) return;
      if (!(error instanceof ApiFailure)) throw error;
      setRemoved(undefined);
      setFailure(error.message);
    }
    await revalidate();
  }
  return (
    <ConfirmDialog
      title="Undo this import"
      question={
        <>
          <p>{`The leads of ${one.file} go for good, but for those that somebody has worked with since or that stand in another file. What it told of known people is taken back.`}</p>
          {removed !== undefined && <output className="num">{leadsGone(removed)}</output>}
        </>
      }
      act={removed === undefined ? "Undo" : "Working..."}
      isBusy={removed !== undefined}
      failure={failure}
      onConfirm={() => void undo()}
      onCancel={() => removed === undefined && onClose()}
    />
  );
}
