import { requestServices } from "#app/request-context.ts";
import { breadcrumbList } from "#app/site/breadcrumb-list.ts";
import { Breadcrumbs } from "#app/site/breadcrumbs.tsx";
import { pageMeta } from "#app/site/page-meta.ts";
import { useSiteData } from "#app/site/site-data.ts";
import type { Route } from "./+types/terms-page";
import stylesAddress from "./terms-page.css?url";

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: stylesAddress }];

export function loader({ context }: Route.LoaderArgs) {
  return { publicOrigin: context.get(requestServices).publicOrigin };
}

const trail = [{ label: "Terms of use", path: "/terms" }];

export function meta({ loaderData, matches }: Route.MetaArgs): Route.MetaDescriptors {
  const words = pageMeta({
    title: "Terms of use",
    description: "What you can rely on when you use this site and our counselling, and what stays with the university.",
    path: "/terms",
    origin: loaderData.publicOrigin,
    matches,
  });
  return [...words, breadcrumbList(loaderData.publicOrigin, trail)];
}

export default function TermsPage() {
  return (
    <div className="wrap">
      <Breadcrumbs trail={trail} />
      <div className="notice">
        <div className="page-head">
          <h1>Terms of use</h1>
          <p className="lede">What you can rely on when you read this site and talk to us, in plain words.</p>
        </div>
        <div className="prose">
          <Advice />
          <Facts />
          <Forms />
          <Rules />
        </div>
      </div>
    </div>
  );
}

function Advice() {
  const { siteName } = useSiteData().settings;
  return (
    <>
      <h2>What we offer</h2>
      <p>
        {siteName} advises people who look for a degree, and helps them to apply. Reading this site and talking to a
        counsellor cost nothing and bind you to nothing. You pay a university’s fee to the university, never to us.
      </p>
      <p>
        Our counsellors advise as well as they can with what you tell them. The decision is yours, and whether you are
        admitted is the university’s: nobody here can promise a seat, a scholarship, a visa or a job.
      </p>
    </>
  );
}

function Facts() {
  const { hasSamples } = useSiteData();
  return (
    <>
      <h2>What you read here</h2>
      <p>
        Fees, ranks, dates and conditions come from the universities and change. We check them at least once a year and
        correct them when we learn of an error. Before you pay, ask the university for the current fee and the
        entitlement of your programme in writing: that paper counts, not this site.
      </p>
      {hasSamples && (
        <p>At present this site shows sample content: its universities, courses and people are invented.</p>
      )}
      <p>
        Texts and pictures are ours or used with permission. You may print them for yourself and share links to them; to
        publish them elsewhere, ask us first. Links to other sites lead to pages that we do not control.
      </p>
    </>
  );
}

function Forms() {
  return (
    <>
      <h2>What you send us</h2>
      <ul>
        <li>Write the truth about yourself, and use your own email address and telephone number.</li>
        <li>Send an application for somebody else only when they have asked you to.</li>
        <li>Keep the password of your application to yourself.</li>
      </ul>
      <p>
        What we store of it, and for how long, stands in <a href="/privacy">How we handle your data</a>.
      </p>
    </>
  );
}

function Rules() {
  const { siteName, contactEmail, address } = useSiteData().settings;
  return (
    <>
      <h2>If something goes wrong</h2>
      <p>
        Tell us first: write to <a href={`mailto:${contactEmail}`}>{contactEmail}</a> and a person answers within one
        working day. We are liable for what we cause by intent or gross neglect, and where the law says so; not for the
        acts of universities, nor for a site that is down for an hour.
      </p>
      <p>
        These terms follow the law of India; the courts of Pune decide. They never take from you what the Consumer
        Protection Act, 2019, gives you.
      </p>
      <h2>Who we are</h2>
      <p>
        {siteName}
        {address && `, ${address}`}. When these terms change, the new ones stand here, and hold from then on.
      </p>
    </>
  );
}
