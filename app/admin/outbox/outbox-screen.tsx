import type { ScreenHandle } from "#app/admin/early-reads.tsx";
import { ApiFailure, callApi, listAll } from "#app/admin/api-client.ts";
import { ScreenFailure } from "#app/admin/frame/screen-failure.tsx";
import { showFailure, showToast } from "#app/admin/toast/toasts.ts";
import type { Mail } from "#app/domain/outbox/outbox-schema.ts";
import type { Route } from "./+types/outbox-screen";
import { MailEntry } from "./mail-entry.tsx";

export const meta: Route.MetaFunction = () => [{ title: "Outbox | Admin Panel" }];

export const handle: ScreenHandle = { reads: ["outbox"] };

export async function clientLoader() {
  return { mails: await listAll<Mail>("outbox") };
}

/** Asks for another attempt at a mail that has failed. */
export async function clientAction({ request }: Route.ClientActionArgs) {
  const { id } = Object.fromEntries(await request.formData()) as { id: string };
  try {
    await callApi("outbox", { method: "PUT", query: { id }, body: { status: "waiting" } });
    showToast("The mail is tried again.");
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error;
    showFailure(`The mail was not put back. ${error.message}`);
  }
  return null;
}

export default function OutboxScreen({ loaderData: { mails } }: Route.ComponentProps) {
  const waiting = mails.filter(({ status }) => status === "waiting").length;
  return (
    <>
      <div className="desk-head">
        <h1>Outbox</h1>
        <p className="sub">{waiting === 1 ? "1 mail waits" : `${waiting} mails wait`}</p>
      </div>
      <section className="pane" aria-label="Mails, newest first">
        {mails.length === 0 ? (
          <div className="empty">
            <p>No mail yet. Every enquiry writes one to the office and one to its sender.</p>
          </div>
        ) : (
          <ul className="mails">
            {mails.map((mail) => (
              <MailEntry key={mail.id} mail={mail} />
            ))}
          </ul>
        )}
      </section>
    </>
  );
}

export function ErrorBoundary() {
  return <ScreenFailure intro="The outbox could not be read." />;
}
