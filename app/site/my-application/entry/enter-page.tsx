import { data, redirect } from "react-router";
import { findLinked } from "#app/domain/applicant/applicant-links.server.ts";
import { enterByLink } from "#app/domain/applicant/enter-by-link.server.ts";
import { firstNameOf } from "#app/domain/outbox/notices/salutation.ts";
import { requestServices } from "#app/request-context.ts";
import type { PageHandle } from "#app/site/frame/staff/administrator-bar.tsx";
import { OWN_PAGE, SIGN_IN } from "#app/site/my-application/own-addresses.ts";
import { ownMeta } from "#app/site/my-application/own-meta.ts";
import stylesAddress from "#app/site/my-application/my-application-page.css?url";
import { enter, findVisitor, visitIn } from "#app/site/my-application/signed-in.server.ts";
import { pageWordsIn, usePageWords } from "#app/site/page-words.ts";
import type { Route } from "./+types/enter-page";
import { SendLinkForm } from "./send-link-form.tsx";

export const handle: PageHandle = { isPersonal: true, isPrivate: true, editPath: "/admin/pages/my-application" };

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: stylesAddress }];

const linkIn = (request: Request) => new URL(request.url).searchParams.get("link") ?? "";

/**
 * The target of a mail's link. Only its button signs in: programs that check links would otherwise confirm addresses
 * whose owners opened nothing.
 */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { db, hasMailServer } = context.get(requestServices);
  const linked = await findLinked(db, linkIn(request));
  if (!linked && (await findVisitor(context))) throw redirect(OWN_PAGE, 303);
  if (!linked) return data({ isOutdated: true as const, hasMailServer }, { status: 404 });
  return data({ isOutdated: false as const, firstName: firstNameOf(linked.first_name ?? "") });
}

export async function action({ request, context }: Route.ActionArgs) {
  const { db, clientAddress: address } = context.get(requestServices);
  const { device } = visitIn(context);
  const entered = await enterByLink(db, linkIn(request), { address, device });
  if (!entered) return (await findVisitor(context)) ? redirect(OWN_PAGE, 303) : data(null, { status: 404 });
  return enter(context, entered.token, entered.proved === "nothing" ? "" : `?confirmed=${entered.proved}`);
}

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  return ownMeta(pageWordsIn("my-application", matches).link.open, matches);
}

export default function EnterPage({ loaderData }: Route.ComponentProps) {
  const { head, link } = usePageWords("my-application");
  if (loaderData.isOutdated) return <OutdatedLink hasMailServer={loaderData.hasMailServer} />;
  const { firstName } = loaderData;
  return (
    <div className="wrap own-page">
      <div className="page-head">
        <h1>{firstName ? `For ${firstName}` : head.title}</h1>
        <p className="lede">
          The page of your application. Open it only if you have sent one: it confirms your address, and may make the
          password count that was chosen in the form.
        </p>
      </div>
      <form method="post">
        <button className="btn" type="submit">
          {link.open}
        </button>
      </form>
    </div>
  );
}

function OutdatedLink({ hasMailServer }: { hasMailServer: boolean }) {
  const { outdated } = usePageWords("my-application").link;
  return (
    <div className="wrap own-page">
      <div className="page-head">
        <h1>{outdated}</h1>
        <p className="lede">
          It has expired, was opened before, or was cut off on its way. {hasMailServer && "Have a new one sent, or "}
          <a href={SIGN_IN}>{hasMailServer ? "sign in" : "Sign in"}</a> with your password.
        </p>
      </div>
      <div className="panel own-narrow">
        <SendLinkForm hasMailServer={hasMailServer} />
      </div>
    </div>
  );
}
