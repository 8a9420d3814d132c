import { useState } from "react";
import { Form, useSubmit } from "react-router";
import { ConfirmDialog } from "#app/admin/dialog/confirm-dialog.tsx";
import { formatMoment } from "#app/admin/india-time.ts";
import { useListAddress } from "#app/admin/list/list-address.ts";
import type { DoubtfulForm } from "#app/domain/doubtful-form/doubtful-form-schema.ts";
import { capitalized } from "#app/lib/text/capitalized.ts";
import { formWords, reasonWords } from "./doubtful-form-words.content.ts";

/** A held form by its sender; opened, it shows the input, why it is doubtful, and the buttons. */
export function DoubtfulFormEntry({ form: kept }: { form: DoubtfulForm }) {
  const { here } = useListAddress();
  const submit = useSubmit();
  const [isAsking, setIsAsking] = useState(false);
  const { id, form, reason, name, email, details, created_at } = kept;
  return (
    <li>
      <details>
        <summary>
          <span className="badge">{formWords[form]}</span>
          <b>{name || email}</b>
          <span className="sub">{email}</span>
          <time className="sub num" dateTime={created_at}>
            {formatMoment(created_at)}
          </time>
        </summary>
        <p>{reasonWords[reason]}</p>
        <pre>{detailLines(details)}</pre>
        <Form method="post" action={here}>
          <input type="hidden" name="id" value={id} />
          <button className="btn btn-quiet" name="act" value="release">
            Let it pass
          </button>{" "}
          <button type="button" className="btn btn-quiet" onClick={() => setIsAsking(true)}>
            Delete
          </button>
        </Form>
      </details>
      {isAsking && (
        <ConfirmDialog
          title="Delete form"
          question={<p>What {name || email} sent is gone for good. This cannot be undone.</p>}
          act="Delete"
          onConfirm={() => {
            setIsAsking(false);
            void submit({ id, act: "delete" }, { method: "post", action: here });
          }}
          onCancel={() => setIsAsking(false)}
        />
      )}
    </li>
  );
}

/** `Phone: 98225 50148` etc., one per line. */
const detailLines = (details: DoubtfulForm["details"]) =>
  Object.entries(details)
    .map(([field, value]) => `${labelOf(field)}: ${value}`)
    .join("\n");

const labelOf = (field: string): string => capitalized(field.replaceAll("_", " ").toLowerCase());
