import { data, redirect } from "react-router";
import { applicantCredentials } from "#app/domain/applicant/applicant-schema.ts";
import { signInApplicant } from "#app/domain/applicant/sign-in-applicant.server.ts";
import { Busy, BUSY_SENTENCE } from "#app/lib/traffic/busy.ts";
import { requestServices } from "#app/request-context.ts";
import { readForm, type Refusal } from "#app/site/forms/read-form.ts";
import type { PageHandle } from "#app/site/frame/staff/administrator-bar.tsx";
import { OWN_PAGE, SIGN_IN } from "#app/site/my-application/own-addresses.ts";
import { ownMeta } from "#app/site/my-application/own-meta.ts";
import stylesAddress from "#app/site/my-application/my-application-page.css?url";
import { enter, findVisitor, visitIn } from "#app/site/my-application/signed-in.server.ts";
import { pageWordsIn, usePageWords } from "#app/site/page-words.ts";
import { Banner } from "#app/ui/banner.tsx";
import { TextField } from "#app/ui/field.tsx";
import { counted } from "#app/lib/text/counted.ts";
import type { Route } from "./+types/applicant-sign-in-page";
import { SendLinkForm } from "./send-link-form.tsx";

export const handle: PageHandle = {
  form: "applicant",
  isPersonal: true,
  isPrivate: true,
  editPath: "/admin/pages/my-application",
};

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: stylesAddress }];

export async function loader({ request, context }: Route.LoaderArgs) {
  if (await findVisitor(context)) throw redirect(OWN_PAGE, 303);
  return {
    was: new URL(request.url).searchParams.get("was"),
    hasMailServer: context.get(requestServices).hasMailServer,
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const read = await readForm(request, applicantCredentials);
  if ("refusal" in read) return refuse(read.refusal, 422);
  const { db, clientAddress: address, hasMailServer } = context.get(requestServices);
  const { signInThrottle, device } = visitIn(context);
  const attempt = { ...read.input, address, device };
  const outcome = await signInApplicant(db, signInThrottle, attempt).catch((error: unknown) => {
    if (error instanceof Busy) return "busy" as const;
    throw error;
  });
  const again = (form: string, status: number) => refuse({ values: read.values, errors: { form } }, status);
  if (outcome === "busy") return again(BUSY_SENTENCE, 503);
  if (outcome === "refused") return again(hasMailServer ? `${REFUSED} Or have a new link sent to you.` : REFUSED, 422);
  if ("waitSeconds" in outcome) return again(waitWords(outcome.waitSeconds), 429);
  return enter(context, outcome.token);
}

/** The same for all refusals, so that it does not reveal who has applied. */
const REFUSED =
  "This email and password open no application. If you have applied and not opened the link in our mail yet, open it first: it confirms your address.";

const waitWords = (seconds: number) => `Too many failed attempts. Please try again in ${counted(seconds, "second")}.`;

/** Passwords are never written into a page. */
function refuse({ values: { email }, errors }: Refusal, status: number) {
  return data({ values: { email }, errors }, { status });
}

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  return ownMeta(pageWordsIn("my-application", matches).signIn.title, matches);
}

export default function ApplicantSignInPage({ loaderData, actionData }: Route.ComponentProps) {
  const { values, errors = {} } = actionData ?? {};
  const { was, hasMailServer } = loaderData;
  const { head, signIn } = usePageWords("my-application");
  return (
    <div className="wrap own-page">
      <div className="page-head">
        <h1>{head.title}</h1>
        {signIn.lede && <p className="lede">{signIn.lede}</p>}
      </div>
      <div className="own-entry">
        <section className="panel" aria-labelledby="sign-in">
          <h2 id="sign-in">{signIn.title}</h2>
          {!actionData && <Farewell was={was} />}
          {errors["form"] && <Banner tone="bad">{errors["form"]}</Banner>}
          <form className="form" method="post" action={SIGN_IN} noValidate>
            <TextField
              label={signIn.email}
              name="email"
              type="email"
              autoComplete="username"
              required
              maxLength={254}
              defaultValue={values?.email}
              error={errors["email"]}
            />
            <TextField
              label={signIn.password}
              name="password"
              type="password"
              autoComplete="current-password"
              required
              hint="The one that you chose in the application form, or later on this page"
              error={errors["password"]}
            />
            <div>
              <button className="btn" type="submit">
                {signIn.button}
              </button>
            </div>
          </form>
        </section>
        <section className="panel" aria-labelledby="send-link">
          <h2 id="send-link">{signIn.link}</h2>
          {hasMailServer && (
            <p className="soft">We send you a link that opens your application. It is good for half an hour.</p>
          )}
          <SendLinkForm hasMailServer={hasMailServer} />
        </section>
      </div>
      <p className="soft">
        {signIn.new} <a href="/OnlineAdmission">{signIn.way}</a>
      </p>
    </div>
  );
}

function Farewell({ was }: { was: string | null }) {
  if (was === "signed-out") return <Banner tone="good">You are signed out.</Banner>;
  if (was === "ended") return <Banner tone="bad">Your session has ended. Please sign in once more.</Banner>;
  return null;
}
