import { ScreenFailure } from "#app/admin/screen/screen-failure.tsx";
import { isNewData } from "#app/admin/list/list-address.ts";
import { readList } from "#app/admin/list/list-page.ts";
import { ListScreen } from "#app/admin/list/list-screen.tsx";
import { useLiveList } from "#app/admin/list/use-live-list.ts";
import { lazyDialog } from "#app/admin/record/lazy-dialog.tsx";
import { deleteRecord } from "#app/admin/record/record-actions.ts";
import type { Message } from "#app/domain/message/message-schema.ts";
import type { Route } from "./+types/messages-screen";
import { changeStatus, sendReply } from "./answer-message.ts";
import { messageList } from "./message-list.tsx";

const MessageDialog = lazyDialog(() => import("./message-dialog.tsx"));

export const meta: Route.MetaFunction = () => [{ title: "Messages | Admin Panel" }];

export const shouldRevalidate = isNewData;

export const loader = async (args: Route.LoaderArgs) => ({ list: await readList<Message>(args, "messages") });

/** POST replies, PUT reopens or closes, DELETE deletes. */
export function clientAction({ request }: Route.ClientActionArgs) {
  if (request.method === "POST") return sendReply(request);
  if (request.method === "PUT") return changeStatus(request);
  return deleteRecord(request, { file: "messages", one: "message" });
}

export default function MessagesScreen({ loaderData: { list } }: Route.ComponentProps) {
  useLiveList(list.rows);
  return (
    <ListScreen
      title="Messages"
      shape={messageList}
      list={list}
      empty={
        <>
          <p>No message has come in yet. They are sent by the form of the contact page.</p>
          <a className="btn btn-quiet" href="/contact" target="_blank" rel="noopener">
            Try the form<span className="visually-hidden"> (opens in a new tab)</span>
          </a>
        </>
      }
    >
      <MessageDialog list={list} />
    </ListScreen>
  );
}

export function ErrorBoundary() {
  return <ScreenFailure intro="The messages could not be read." />;
}
