import { data, redirect } from "react-router";
import { listSpokenLanguages } from "#app/domain/expert-guidance/spoken-languages.server.ts";
import { leadInput } from "#app/domain/lead/lead-schema.ts";
import { offeredWishes } from "#app/domain/lead/call-wishes.ts";
import { thankForLead } from "#app/domain/lead/call-back-words.ts";
import { createLead } from "#app/domain/lead/record/leads.server.ts";
import { requestServices } from "#app/request-context.ts";
import { breadcrumbList } from "#app/site/breadcrumbs/breadcrumb-list.ts";
import { Breadcrumbs } from "#app/site/breadcrumbs/breadcrumbs.tsx";
import { findInterest } from "#app/site/find-interest.server.ts";
import { headersFor, readSection } from "#app/site/read-section.server.ts";
import { FormThanks } from "#app/site/forms/form-thanks.tsx";
import { readEnquiry } from "#app/site/forms/read-enquiry.server.ts";
import type { PageHandle } from "#app/site/frame/staff/administrator-bar.tsx";
import { pageMeta } from "#app/site/head/page-meta.ts";
import { pageWordsIn, usePageWords } from "#app/site/page-words.ts";
import { useSiteData } from "#app/site/site-data/site-data.ts";
import type { Route } from "./+types/guidance-page";
import { CallWishFields } from "./call-wish-fields.tsx";
import { ConsultationForm } from "./consultation-form.tsx";
import stylesAddress from "./guidance-page.css?url";

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: stylesAddress }];

export const handle: PageHandle = {
  form: "leads",
  queryKeys: ["sent", "course", "program", "university", "about", "language", "best_time", "channel"],
  editPath: "/admin/pages/guidance",
};

export async function loader({ request, context }: Route.LoaderArgs) {
  const { db, publicOrigin } = context.get(requestServices);
  const { searchParams } = new URL(request.url);
  const [asked, spoken] = await Promise.all([
    findInterest(db, searchParams),
    // The form works without them.
    readSection(listSpokenLanguages(db), "data"),
  ]);
  const languages = "rows" in spoken ? spoken.rows : [];
  const wishes = offeredWishes(Object.fromEntries(searchParams), languages);
  return data(
    { publicOrigin, asked, languages, wishes, isSent: searchParams.has("sent") },
    { headers: headersFor({ spoken }) },
  );
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

/** The form as a plain post, for visitors without scripts. */
export async function action({ request, context }: Route.ActionArgs) {
  const { db } = context.get(requestServices);
  const read = await readEnquiry(request, leadInput);
  if ("refusal" in read) return data(read.refusal, { status: 422 });
  await createLead(db, read.input);
  const wishes = offeredWishes(read.input, (await listSpokenLanguages(db)).rows);
  const asked = await findInterest(db, new URL(request.url).searchParams);
  // Only if the subject was not changed.
  const about = asked?.text === read.input.course ? `&${asked.query}` : "";
  return redirect(`/guidance?${new URLSearchParams({ sent: "1", ...wishes })}${about}`, 303);
}

const thanksId = "guidance-thanks";

const trail = [{ label: "Get Expert Guidance", path: "/guidance" }];

export function meta({ loaderData, matches }: Route.MetaArgs): Route.MetaDescriptors {
  const words = pageMeta({
    ...pageWordsIn("guidance", matches).search,
    path: "/guidance",
    origin: loaderData.publicOrigin,
    matches,
  });
  return [...words, breadcrumbList(loaderData.publicOrigin, trail, matches)];
}

export default function GuidancePage({ loaderData, actionData }: Route.ComponentProps) {
  const { isSent, asked, languages, wishes } = loaderData;
  const { head, form } = usePageWords("guidance");
  const { hours } = useSiteData();
  return (
    <div className="wrap guidance-page">
      <div className="page-head">
        <Breadcrumbs trail={trail} />
        <h1>{head.title}</h1>
        {head.lede && <p className="lede">{head.lede}</p>}
      </div>
      <section className="panel" aria-labelledby="call-back">
        <h2 id="call-back">{asked ? `Ask about ${asked.text}` : form.title}</h2>
        <FormThanks id={thanksId} isShown={isSent} message={thankForLead({ course: asked?.text, wishes, hours })} />
        {!isSent && (
          <ConsultationForm
            asked={asked}
            thanks={thanksId}
            values={actionData?.values}
            errors={actionData?.errors}
            wishes={<CallWishFields languages={languages} values={actionData?.values} />}
          />
        )}
      </section>
      <WhatHappensNext />
    </div>
  );
}

function WhatHappensNext() {
  const { settings, phoneE164 } = useSiteData();
  const { title, steps, call } = usePageWords("guidance").next;
  if (steps.length === 0) return null;
  return (
    <section className="next-steps" aria-labelledby="next">
      <h2 id="next">{title}</h2>
      <ol>
        {steps.map((step) => (
          <Step key={step.title} {...step} />
        ))}
      </ol>
      {settings.contactPhone && (
        <p>
          {call}{" "}
          <a className="num" href={`tel:${phoneE164 ?? settings.contactPhone}`}>
            {settings.contactPhone}
          </a>
        </p>
      )}
    </section>
  );
}

function Step({ title, text }: { title: string; text: string }) {
  return (
    <li>
      <span className="petal" aria-hidden="true" />
      <div>
        <h3>{title}</h3>
        {text && <p>{text}</p>}
      </div>
    </li>
  );
}
