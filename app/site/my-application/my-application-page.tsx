import { listOwnApplications } from "#app/domain/applicant/own-applications.server.ts";
import { requestServices } from "#app/request-context.ts";
import type { PageHandle } from "#app/site/frame/staff/administrator-bar.tsx";
import { pageWordsIn, usePageWords } from "#app/site/page-words.ts";
import { Banner } from "#app/ui/banner.tsx";
import type { Route } from "./+types/my-application-page";
import { CounsellorWays } from "./counsellor-ways.tsx";
import stylesAddress from "./my-application-page.css?url";
import { CHOOSE_PASSWORD, SIGN_OUT } from "./own-addresses.ts";
import { OwnApplicationSection } from "./own-application.tsx";
import { ownMeta } from "./own-meta.ts";
import { visitorOf } from "./signed-in.server.ts";

export const handle: PageHandle = { isPersonal: true, isPrivate: true, editPath: "/admin/pages/my-application" };

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: stylesAddress }];

/** The session determines the applicant: no address contains one. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { userId, email } = await visitorOf(context);
  const { searchParams } = new URL(request.url);
  return {
    email,
    applications: await listOwnApplications(context.get(requestServices).db, userId),
    news: searchParams.has("password") ? "changed" : searchParams.get("confirmed"),
  };
}

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  return ownMeta(pageWordsIn("my-application", matches).head.title, matches);
}

export default function MyApplicationPage({ loaderData: { email, applications, news } }: Route.ComponentProps) {
  const { head, beside } = usePageWords("my-application");
  return (
    <div className="wrap own-page">
      <div className="page-head">
        <h1>{applications.length > 1 ? head.titleOfMore : head.title}</h1>
        <p className="lede">{email}</p>
      </div>
      <News news={news} />
      <div className="own-columns">
        <div>
          {applications.map((application) => (
            <OwnApplicationSection key={application.id} application={application} />
          ))}
          {applications.length === 0 && <NothingHere />}
        </div>
        <aside aria-label="Counsellors and account">
          <CounsellorWays title={beside.counsellors} write={beside.write} />
          <Account title={beside.account} />
        </aside>
      </div>
    </div>
  );
}

/** What has just changed in the account. */
function News({ news }: { news: string | null }) {
  if (news === "changed") return <Banner tone="good">Your new password is set.</Banner>;
  if (news === "password")
    return (
      <Banner tone="good">
        Your address is confirmed. From now on the password of the form opens this page, too. If somebody else filled in
        the form, <a href={CHOOSE_PASSWORD}>choose a new one</a>.
      </Banner>
    );
  if (news === "address")
    return (
      <Banner tone="good">
        Your address is confirmed. No password opens this page yet: <a href={CHOOSE_PASSWORD}>choose one</a>.
      </Banner>
    );
  return null;
}

function NothingHere() {
  const { text, way } = usePageWords("my-application").nothing;
  return (
    <>
      <p>{text}</p>
      <p>
        <a className="go" href="/OnlineAdmission">
          {way}
        </a>
      </p>
    </>
  );
}

function Account({ title }: { title: string }) {
  return (
    <section aria-labelledby="account">
      <h2 id="account">{title}</h2>
      <p>
        <a href={CHOOSE_PASSWORD}>Choose a new password</a>
      </p>
      <form method="post" action={SIGN_OUT}>
        <button className="btn btn-quiet" type="submit">
          Sign out
        </button>
      </form>
    </section>
  );
}
