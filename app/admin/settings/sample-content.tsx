import { Link, useFetcher, useNavigate, useSearchParams } from "react-router";
import { ConfirmDialog } from "#app/admin/dialog/confirm-dialog.tsx";
import type { SaveRefusal } from "#app/admin/form/use-field-checks.ts";
import { closeTo } from "#app/admin/list/kept/list-history.ts";
import { counted } from "#app/lib/text/counted.ts";

/** The invented records of the first start, and the button that removes them (D18). */
export function SampleContent({ count }: { count: number }) {
  const [params] = useSearchParams();
  return (
    <section className="pane sample-content" aria-labelledby="sample-content">
      <h2 id="sample-content">Sample content</h2>
      {count === 0 ? (
        <p className="sub">
          No sample record is left. Contact details and the texts of the site are those it came with until you change
          them: look through this screen and <Link to="/admin/pages">Pages</Link>.
        </p>
      ) : (
        <>
          <p className="sub">
            {counted(count, "record")} of invented universities, courses, people and articles show what the site can
            hold. What you have changed is yours, and stays.
          </p>
          <Link className="btn btn-quiet" to="?samples=remove" preventScrollReset>
            Remove sample content
          </Link>
          {params.get("samples") === "remove" && <RemovalDialog count={count} />}
        </>
      )}
    </section>
  );
}

function RemovalDialog({ count }: { count: number }) {
  const navigate = useNavigate();
  const fetcher = useFetcher<SaveRefusal>();
  return (
    <ConfirmDialog
      title="Remove sample content"
      question={
        <>
          <p>Are you sure you want to remove the sample content?</p>
          <p>{counted(count, "record")} will be gone from the site at once. This cannot be undone.</p>
        </>
      }
      act="Remove"
      isBusy={fetcher.state !== "idle"}
      failure={fetcher.data?.failure}
      onConfirm={() => void fetcher.submit(null, { method: "delete" })}
      onCancel={() => closeTo("?", navigate)}
    />
  );
}
