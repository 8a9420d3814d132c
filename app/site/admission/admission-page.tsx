import { data, redirect } from "react-router";
import { applicationInput } from "#app/domain/application/application-schema.ts";
import { createApplication } from "#app/domain/application/applications.server.ts";
import { Busy, BUSY_SENTENCE } from "#app/lib/traffic/busy.ts";
import { requestServices } from "#app/request-context.ts";
import { breadcrumbList } from "#app/site/breadcrumbs/breadcrumb-list.ts";
import { Breadcrumbs } from "#app/site/breadcrumbs/breadcrumbs.tsx";
import { findInterest } from "#app/site/find-interest.server.ts";
import { readEnquiry } from "#app/site/forms/read-enquiry.server.ts";
import type { Refusal } from "#app/site/forms/read-form.ts";
import type { PageHandle } from "#app/site/frame/staff/administrator-bar.tsx";
import { pageWordsIn, usePageWords } from "#app/site/page-words.ts";
import { pageMeta } from "#app/site/head/page-meta.ts";
import type { Route } from "./+types/admission-page";
import { AdmissionForm } from "./admission-form.tsx";
import stylesAddress from "./admission-page.css?url";
import { AdmissionSteps } from "./admission-steps.tsx";
import { AdmissionThanks } from "./admission-thanks.tsx";

export const handle: PageHandle = {
  form: "applications",
  queryKeys: ["program", "course", "university", "sent"],
  editPath: "/admin/pages/admission",
};

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: stylesAddress }];

export async function loader({ request, context }: Route.LoaderArgs) {
  const { db, publicOrigin, hasMailServer } = context.get(requestServices);
  const { searchParams } = new URL(request.url);
  const interest = await findInterest(db, searchParams);
  return { interest, isSent: searchParams.has("sent"), publicOrigin, hasMailServer };
}

/** The form as a plain post, for visitors without scripts. */
export async function action({ request, context }: Route.ActionArgs) {
  const read = await readEnquiry(request, applicationInput);
  if ("refusal" in read) return data(withoutPasswords(read.refusal), { status: 422 });
  const errors = await createApplication(context.get(requestServices).db, read.input).catch(busyErrors);
  if (errors) return data(withoutPasswords({ values: read.values, errors }), { status: 422 });
  const { searchParams } = new URL(request.url);
  searchParams.set("sent", "1");
  return redirect(`/OnlineAdmission?${searchParams}#online-admission`, 303);
}

/** Under load the input stays, to be sent again. */
function busyErrors(error: unknown) {
  if (!(error instanceof Busy)) throw error;
  return { password: BUSY_SENTENCE };
}

/** Passwords are never written into a page. */
function withoutPasswords({ values, errors }: Refusal): Refusal {
  const { password, confirmPassword, ...others } = values;
  return { values: others, errors };
}

const trail = [{ label: "Online Admission", path: "/OnlineAdmission" }];

export function meta({ loaderData, matches }: Route.MetaArgs): Route.MetaDescriptors {
  const words = pageMeta({
    ...pageWordsIn("admission", matches).search,
    path: "/OnlineAdmission",
    origin: loaderData.publicOrigin,
    matches,
  });
  return [...words, breadcrumbList(loaderData.publicOrigin, trail, matches)];
}

export default function AdmissionPage({ loaderData, actionData }: Route.ComponentProps) {
  const { interest, isSent, hasMailServer } = loaderData;
  const { head, form } = usePageWords("admission");
  return (
    <div className="admission-page">
      <div className="wrap">
        <Breadcrumbs trail={trail} />
        <div className="page-head">
          <h1>{head.title}</h1>
          {head.lede && <p className="lede">{head.lede}</p>}
        </div>
      </div>
      <div className="wrap admission-strip">
        <AdmissionSteps />
      </div>
      <div className="wrap admission-columns">
        <Promises />
        <section className="panel" id="online-admission" aria-labelledby="online-admission-title">
          <h2 id="online-admission-title">{form.title}</h2>
          {form.text && !isSent && <p className="soft asking">{form.text}</p>}
          <AdmissionThanks isShown={isSent} interest={interest?.text} hasMailServer={hasMailServer} />
          {!isSent && <AdmissionForm interest={interest} refusal={actionData} />}
          {!isSent && (
            <p className="known asking">
              <a href="/my-application">{form.known}</a>
            </p>
          )}
        </section>
      </div>
    </div>
  );
}

function Promises() {
  const { promisesTitle, promises } = usePageWords("admission").form;
  return (
    <div className="promises">
      <h2 className="section-title">{promisesTitle}</h2>
      <ul>
        {promises.map((promise) => (
          <li key={promise}>
            <span className="petal" aria-hidden="true" />
            {promise}
          </li>
        ))}
      </ul>
    </div>
  );
}
