import { useRef, useState } from "react";
import { fieldsOf } from "#app/admin/draft/form-entries.ts";
import { ApiFailure, callApi } from "#app/admin/api/api-client.ts";
import { fetchedDialog } from "#app/admin/dialog/fetched-dialog.tsx";
import { ScreenFailure } from "#app/admin/screen/screen-failure.tsx";
import { ListFilters } from "#app/admin/list/filters/list-filters.tsx";
import { isNewData, useListAddress } from "#app/admin/list/list-address.ts";
import { useListKeys } from "#app/admin/list/rows/list-keys.ts";
import { type ListPage, readList } from "#app/admin/list/list-page.ts";
import { ListPager } from "#app/admin/list/list-pager.tsx";
import { NoRows } from "#app/admin/list/list-screen.tsx";
import type { ListShape } from "#app/admin/list/list-shape.ts";
import { useFilter } from "#app/admin/list/filters/use-filter.ts";
import { useFocusInPlace } from "#app/admin/list/rows/use-focus-in-place.ts";
import { showFailure, showToast } from "#app/admin/toast/toasts.ts";
import type { Mail, MailMatch } from "#app/domain/outbox/outbox-schema.ts";
import { groupDigits } from "#app/lib/money/grouped-number.ts";
import type { Route } from "./+types/outbox-screen";
import { HeldMails } from "./held-mails.tsx";
import { MailEntry, mailStatusWords } from "./mail-entry.tsx";
import { KeptMailNote } from "./mail-standing.tsx";

export const meta: Route.MetaFunction = () => [{ title: "Outbox | Admin Panel" }];

export const shouldRevalidate = isNewData;

export const loader = (args: Route.LoaderArgs) => readList<Mail>(args, "outbox", { counts: "1" });

/** Cancels a mail, or releases it. */
export async function clientAction({ request }: Route.ClientActionArgs) {
  const { id, status, recipient } = fieldsOf(await request.formData(), ["id", "status", "recipient"]);
  try {
    await callApi("outbox", { method: "PUT", query: { id }, body: { status } });
    const fields = { id, recipient, status: "waiting" };
    if (status === "waiting") showToast(`The mail to ${recipient} is in the outbox again`);
    else showToast(`The mail to ${recipient} is cancelled`, { action: "/admin/outbox", method: "post", fields });
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error;
    showFailure(`The mail to ${recipient} stays as it is. ${error.message}`);
  }
  return null;
}

const MailsDialog = fetchedDialog(() => import("./mails-dialog.tsx"));

const outboxList: Pick<ListShape<Mail>, "one" | "many" | "columns" | "filter"> = {
  one: "mail",
  many: "mails",
  columns: [],
  filter: {
    label: "Recipient or subject",
    choices: [
      {
        name: "status",
        label: "Status",
        all: "All statuses",
        options: Object.entries(mailStatusWords).map(([value, label]) => ({ value, label })),
      },
    ],
  },
};

export default function OutboxScreen({ loaderData: list }: Route.ComponentProps) {
  const filter = useFilter(outboxList.filter.choices);
  useListKeys({ field: filter.field, clearSelection: () => undefined });
  const body = useRef<HTMLUListElement>(null);
  const noteFocus = useFocusInPlace(body, list.rows);
  return (
    <>
      <div className="desk-head">
        <h1>Outbox</h1>
        <CancelAll list={list} />
      </div>
      <KeptMailNote />
      <HeldMails />
      <section className="pane" aria-label="Mails, newest first">
        {list.all.total > 0 && <ListFilters shape={outboxList} filter={filter} list={list} />}
        {list.rows.length === 0 ? (
          <NoRows
            shape={outboxList}
            list={list}
            filter={filter}
            empty={<p>No mail yet. Every enquiry writes one to the office and one to its sender.</p>}
          />
        ) : (
          <ul className="mails" ref={body} onFocus={noteFocus}>
            {list.rows.map((mail) => (
              <MailEntry key={mail.id} mail={mail} />
            ))}
          </ul>
        )}
        <ListPager list={list} />
      </section>
    </>
  );
}

/** Cancels all matching mails that can be cancelled; without a filter, all that wait. */
function CancelAll({ list }: { list: ListPage<Mail> }) {
  const { params } = useListAddress();
  const [asked, setAsked] = useState<{ match: MailMatch; count: number }>();
  const q = params.get("q") ?? undefined;
  const status = (params.get("status") ?? (q ? "" : "waiting")) as MailMatch["status"];
  const { total } = params.get("status") ? list.found : (list.counts["status"]?.["waiting"] ?? list.found);
  if (!cancellable.has(status) || total === 0) return null;
  return (
    <div className="desk-acts">
      <button
        type="button"
        className="btn btn-quiet"
        onClick={() => setAsked({ match: { status, ...(q && { q }) }, count: total })}
      >
        Cancel all {groupDigits(total)} {mailStatusWords[status].toLowerCase()}
      </button>
      {asked && <MailsDialog status="cancelled" {...asked} onClose={() => setAsked(undefined)} />}
    </div>
  );
}

const cancellable = new Set<Mail["status"]>(["waiting", "held", "failed"]);

export function ErrorBoundary() {
  return <ScreenFailure intro="The outbox could not be read." />;
}
