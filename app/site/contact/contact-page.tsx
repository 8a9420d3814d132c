import { data, redirect } from "react-router";
import { holidaysAhead } from "#app/domain/desk-rules/hours-words.ts";
import { officeHours } from "#app/domain/desk-rules/office-hours.ts";
import { listActiveExperts } from "#app/domain/expert-guidance/active-experts.server.ts";
import { faqs } from "#app/domain/faq/faqs.server.ts";
import { messageInput } from "#app/domain/message/message-schema.ts";
import { createMessage } from "#app/domain/message/messages.server.ts";
import { requestServices } from "#app/request-context.ts";
import { breadcrumbList } from "#app/site/breadcrumbs/breadcrumb-list.ts";
import { Breadcrumbs } from "#app/site/breadcrumbs/breadcrumbs.tsx";
import { filledText } from "#app/site/fill-words.tsx";
import { readEnquiry } from "#app/site/forms/read-enquiry.server.ts";
import type { PageHandle } from "#app/site/frame/staff/administrator-bar.tsx";
import { pageWordsIn, usePageWords } from "#app/site/page-words.ts";
import { pageMeta } from "#app/site/head/page-meta.ts";
import { headersFor, readSection } from "#app/site/read-section.server.ts";
import { reachableOffice } from "#app/site/head/reachable-office.ts";
import { siteDataOf } from "#app/site/site-data/site-data-of.ts";
import { faqPage, structuredData } from "#app/site/head/structured-data.ts";
import { Banner } from "#app/ui/banner.tsx";
import type { Route } from "./+types/contact-page";
import { AnsweringPeople } from "./answering-people.tsx";
import { ContactDetails } from "./contact-details.tsx";
import { ContactFaqs } from "./contact-faqs.tsx";
import { ContactForm } from "./contact-form.tsx";
import stylesAddress from "./contact-page.css?url";

export const handle: PageHandle = { form: "contact", queryKeys: ["sent"], editPath: "/admin/pages/contact" };

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: stylesAddress }];

export async function loader({ request, context }: Route.LoaderArgs) {
  const { db, publicOrigin } = context.get(requestServices);
  const [questions, experts] = await Promise.all([
    readSection(faqs.list(db), "faqs"),
    readSection(listActiveExperts(db, { limit: 12 }), "data"),
  ]);
  const isSent = new URL(request.url).searchParams.has("sent");
  return data({ questions, experts, isSent, publicOrigin }, { headers: headersFor({ questions, experts }) });
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

/** The form as a plain post, for visitors without scripts. */
export async function action({ request, context }: Route.ActionArgs) {
  const read = await readEnquiry(request, messageInput);
  if ("refusal" in read) return data(read.refusal, { status: 422 });
  await createMessage(context.get(requestServices).db, read.input);
  return redirect("/contact?sent=1#message", 303);
}

const trail = [{ label: "Contact", path: "/contact" }];

export function meta({ loaderData, matches }: Route.MetaArgs): Route.MetaDescriptors {
  const { questions, publicOrigin } = loaderData;
  const { search } = pageWordsIn("contact", matches);
  const site = siteDataOf(matches);
  const words = pageMeta({
    title: search.title,
    picture: search.picture,
    description: filledText(search.description, site),
    path: "/contact",
    origin: publicOrigin,
    matches,
  });
  const crumbs = breadcrumbList(publicOrigin, trail, matches);
  const asked = "rows" in questions && questions.rows.length > 0 ? [faqPage(questions.rows)] : [];
  const office = site
    ? [reachableOffice(site.settings, publicOrigin, holidaysAhead(officeHours(site.settings), site.today))]
    : [];
  return [...words, crumbs, ...structuredData([...office, ...asked])];
}

export default function ContactPage({ loaderData, actionData }: Route.ComponentProps) {
  const { questions, experts, isSent } = loaderData;
  const { head, message } = usePageWords("contact");
  return (
    <>
      <div className="wrap contact-page">
        <div className="page-head">
          <Breadcrumbs trail={trail} />
          <h1>{head.title}</h1>
        </div>
        <div className="contact-columns">
          <div>
            <ContactDetails />
            <AnsweringPeople experts={"rows" in experts ? experts.rows : []} />
          </div>
          <section className="panel" id="message" aria-labelledby="message-title">
            <h2 id="message-title">{message.title}</h2>
            {message.text && <p className="soft">{message.text}</p>}
            {isSent && <Banner tone="good">{message.thanks}</Banner>}
            <ContactForm refusal={actionData} />
          </section>
        </div>
      </div>
      <ContactFaqs faqs={questions} />
    </>
  );
}
