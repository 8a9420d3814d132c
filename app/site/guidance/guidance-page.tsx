import { data, redirect } from "react-router";
import { leadInput } from "#app/domain/lead/lead-schema.ts";
import { createLead } from "#app/domain/lead/leads.server.ts";
import { requestServices } from "#app/request-context.ts";
import { breadcrumbList } from "#app/site/breadcrumb-list.ts";
import { Breadcrumbs } from "#app/site/breadcrumbs.tsx";
import { readForm } from "#app/site/forms/read-form.ts";
import type { PageHandle } from "#app/site/frame/administrator-bar.tsx";
import { pageMeta } from "#app/site/page-meta.ts";
import { useSiteData } from "#app/site/site-data.ts";
import { Banner } from "#app/ui/banner.tsx";
import type { Route } from "./+types/guidance-page";
import { ConsultationForm } from "./consultation-form.tsx";
import stylesAddress from "./guidance-page.css?url";

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: stylesAddress }];

export const handle: PageHandle = { editPath: "/admin/expert-guidance" };

export function loader({ request, context }: Route.LoaderArgs) {
  const { publicOrigin } = context.get(requestServices);
  return { publicOrigin, isSent: new URL(request.url).searchParams.has("sent") };
}

/** The form as a plain post: for visitors without scripts. */
export async function action({ request, context }: Route.ActionArgs) {
  const { db } = context.get(requestServices);
  const read = await readForm(request, leadInput);
  if ("refusal" in read) return data(read.refusal, { status: 422 });
  await createLead(db, read.input);
  return redirect("/guidance?sent=1", 303);
}

const trail = [{ label: "Get Expert Guidance", path: "/guidance" }];

export function meta({ loaderData, matches }: Route.MetaArgs): Route.MetaDescriptors {
  const words = pageMeta({
    title: "Get Expert Guidance",
    description:
      "Tell us your name, number and the course you think of. A counsellor calls you within one working day.",
    path: "/guidance",
    origin: loaderData.publicOrigin,
    matches,
  });
  return [...words, breadcrumbList(loaderData.publicOrigin, trail)];
}

export default function GuidancePage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <div className="wrap guidance-page">
      <div className="page-head">
        <Breadcrumbs trail={trail} />
        <h1>Get Expert Guidance</h1>
        <p className="lede">Four details, one call. It costs nothing, and you decide what follows from it.</p>
      </div>
      <section className="panel" aria-labelledby="call-back">
        <h2 id="call-back">Ask for a call back</h2>
        {loaderData.isSent && (
          <Banner tone="good">Thank you. A counsellor will call you within one working day.</Banner>
        )}
        <ConsultationForm values={actionData?.values} errors={actionData?.errors} />
      </section>
      <WhatHappensNext />
    </div>
  );
}

function WhatHappensNext() {
  const { settings, phoneE164 } = useSiteData();
  return (
    <section className="next-steps" aria-labelledby="next">
      <h2 id="next">What happens next</h2>
      <ol>
        <Step title="We call you">Within one working day, from Pune. It takes about twenty minutes.</Step>
        <Step title="You tell us your situation">Marks, work, family, money: whatever the choice depends on.</Step>
        <Step title="You get it in writing">
          Two or three programmes that fit, with fees and dates, to read at home.
        </Step>
      </ol>
      {settings.contactPhone && (
        <p>
          Would you rather call us?{" "}
          <a className="num" href={`tel:${phoneE164 ?? settings.contactPhone}`}>
            {settings.contactPhone}
          </a>
        </p>
      )}
    </section>
  );
}

function Step({ title, children }: { title: string; children: string }) {
  return (
    <li>
      <span className="petal" aria-hidden="true" />
      <div>
        <h3>{title}</h3>
        <p>{children}</p>
      </div>
    </li>
  );
}
