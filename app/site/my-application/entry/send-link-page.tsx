import { setTimeout as pause } from "node:timers/promises";
import { data, redirect } from "react-router";
import { applicantAddress } from "#app/domain/applicant/applicant-schema.ts";
import { sendApplicantLink } from "#app/domain/applicant/send-applicant-link.server.ts";
import { requestServices } from "#app/request-context.ts";
import { readForm } from "#app/site/forms/read-form.ts";
import type { PageHandle } from "#app/site/frame/staff/administrator-bar.tsx";
import { SEND_LINK, SIGN_IN } from "#app/site/my-application/own-addresses.ts";
import { ownMeta } from "#app/site/my-application/own-meta.ts";
import stylesAddress from "#app/site/my-application/my-application-page.css?url";
import { visitIn } from "#app/site/my-application/signed-in.server.ts";
import { pageWordsIn, usePageWords } from "#app/site/page-words.ts";
import { Banner } from "#app/ui/banner.tsx";
import type { Route } from "./+types/send-link-page";
import { SendLinkForm } from "./send-link-form.tsx";

/** Longer than writing a mail takes, so that the time does not reveal whether there was one. */
const ANSWER_AFTER_MS = 400;

export const handle: PageHandle = {
  form: "forgot-password",
  isPersonal: true,
  isPrivate: true,
  editPath: "/admin/pages/my-application",
};

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: stylesAddress }];

export function loader({ request, context }: Route.LoaderArgs) {
  const { hasMailServer } = context.get(requestServices);
  return { isSent: hasMailServer && new URL(request.url).searchParams.has("sent"), hasMailServer };
}

export async function action({ request, context }: Route.ActionArgs) {
  const read = await readForm(request, applicantAddress);
  if ("refusal" in read) return data(read.refusal, { status: 422 });
  const { db, hasMailServer } = context.get(requestServices);
  if (!hasMailServer) return redirect(SEND_LINK, 303);
  const { linkLimit } = visitIn(context);
  await Promise.all([pause(ANSWER_AFTER_MS), sendApplicantLink(db, read.input.email, linkLimit)]);
  return redirect(`${SEND_LINK}?sent=1`, 303);
}

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  return ownMeta(pageWordsIn("my-application", matches).link.title, matches);
}

export default function SendLinkPage({ loaderData, actionData }: Route.ComponentProps) {
  const { isSent, hasMailServer } = loaderData;
  const { title, back } = usePageWords("my-application").link;
  return (
    <div className="wrap own-page">
      <div className="page-head">
        <h1>{title}</h1>
      </div>
      <div className="panel own-narrow">
        {isSent && !actionData ? <Sent /> : <SendLinkForm hasMailServer={hasMailServer} refusal={actionData} />}
      </div>
      <p className="soft">
        <a href={SIGN_IN}>{back}</a>
      </p>
    </div>
  );
}

function Sent() {
  return (
    <>
      <Banner tone="good">If an application was sent with this address, a mail with a link is on its way to it.</Banner>
      <p>
        The link is good for half an hour, and for fifteen minutes you are sent no other. Nothing came? Look among your
        spam, or <a href={SEND_LINK}>ask once more</a> then.
      </p>
    </>
  );
}
