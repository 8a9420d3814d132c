import { useState } from "react";
import { Link, useFetcher } from "react-router";
import { BusyButton } from "#app/admin/frame/busy-button.tsx";
import { formatMoment } from "#app/admin/india-time.ts";
import { useListAddress } from "#app/admin/list/list-address.ts";
import { useMay } from "#app/admin/session/use-may.ts";
import type { MissingPath } from "#app/domain/redirect/redirect-schema.ts";

const FEW = 10;

/** The addresses that visitors did not find; nothing if there are none. */
export function MissingSection({ missing }: { missing: MissingPath[] }) {
  const [isWhole, setWhole] = useState(false);
  if (missing.length === 0) return null;
  const shown = isWhole ? missing : missing.slice(0, FEW);
  return (
    <section className="pane missing" aria-labelledby="missing">
      <div className="pane-head">
        <h2 id="missing">Visitors found nothing at</h2>
      </div>
      <ul>
        {shown.map((one) => (
          <MissingRow key={one.path} missing={one} />
        ))}
      </ul>
      {missing.length > shown.length && (
        <button type="button" className="btn btn-plain" onClick={() => setWhole(true)}>
          Show all {missing.length}
        </button>
      )}
    </section>
  );
}

function MissingRow({ missing: { path, hits, last_at } }: { missing: MissingPath }) {
  const fetcher = useFetcher();
  const address = useListAddress();
  const may = useMay();
  return (
    <li>
      <div>
        <b>{path}</b>
        <p className="sub">
          {hits === 1 ? "Once" : `${hits} times`}, last <time dateTime={last_at}>{formatMoment(last_at)}</time>
        </p>
      </div>
      <div className="missing-acts">
        {may("redirects.create") && (
          <Link
            className="btn btn-quiet"
            to={address.with({ new: "", edit: null })}
            state={{ from: path }}
            preventScrollReset
          >
            Lead it to …<span className="visually-hidden"> from {path}</span>
          </Link>
        )}
        {may("redirects.delete") && (
          <fetcher.Form method="patch">
            <input type="hidden" name="path" value={path} />
            <BusyButton className="btn btn-plain" isBusy={fetcher.state !== "idle"}>
              Forget<span className="visually-hidden"> {path}</span>
            </BusyButton>
          </fetcher.Form>
        )}
      </div>
    </li>
  );
}
