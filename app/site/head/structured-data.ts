import { bareAddress } from "#app/lib/picture/picture-focus.ts";
import type { MetaDescriptor } from "react-router";
import type { Author } from "#app/domain/article/find-author.server.ts";
import type { Article } from "#app/domain/article/article-schema.ts";
import type { WholeCourse } from "#app/domain/course/course-schema.ts";
import { studyModeWords } from "#app/domain/course/course-words.ts";
import { rulesOf } from "#app/domain/course/words/fact-words.ts";
import { admissionOf, intakeStatusOf } from "#app/domain/course/entitlement/intakes.ts";
import type { Faq } from "#app/domain/faq/faq-schema.ts";
import type { Program } from "#app/domain/program/program-schema.ts";
import type { Settings } from "#app/domain/settings/settings-schema.ts";
import type { University } from "#app/domain/university/university-schema.ts";
import { articleAddress, courseAddress, programAddress, universityAddress } from "#app/domain/page-addresses.ts";

type Thing = { "@type": string } & Record<string, unknown>;

/** Structured data (schema.org): only what the page also shows to people. */
export const structuredData = (things: Thing[]): MetaDescriptor[] =>
  things.map((thing) => ({ "script:ld+json": { "@context": "https://schema.org", ...thing } }));

export function organization(settings: Settings, origin: string): Thing {
  const { siteName, siteDescription, contactEmail, contactPhone, address, socialMedia } = settings;
  const networks = Object.values(socialMedia).filter(Boolean);
  return {
    "@type": "Organization",
    name: siteName,
    description: siteDescription,
    url: `${origin}/`,
    logo: `${origin}/icon-512.png`,
    email: contactEmail,
    ...(contactPhone && { telephone: contactPhone }),
    ...(address && { address }),
    ...(networks.length > 0 && { sameAs: networks }),
  };
}

/** The site and its search. */
export const website = ({ siteName, siteDescription }: Settings, origin: string): Thing => ({
  "@type": "WebSite",
  name: siteName,
  description: siteDescription,
  url: `${origin}/`,
  potentialAction: {
    "@type": "SearchAction",
    target: { "@type": "EntryPoint", urlTemplate: `${origin}/search?q={search_term_string}` },
    "query-input": "required name=search_term_string",
  },
});

/** The pages of a list; `before` is the number on earlier pages. */
export const itemList = (items: { path: string }[], origin: string, before = 0): Thing => ({
  "@type": "ItemList",
  itemListElement: items.map(({ path }, index) => ({
    "@type": "ListItem",
    position: before + index + 1,
    url: origin + path,
  })),
});

export const faqPage = (faqs: Pick<Faq, "question" | "answer">[]): Thing => ({
  "@type": "FAQPage",
  mainEntity: faqs.map(({ question, answer }) => ({
    "@type": "Question",
    name: question,
    acceptedAnswer: { "@type": "Answer", text: answer },
  })),
});

export function universityThing(university: University, origin: string): Thing {
  const { slug, name, description, location, website: site, image_url, logo_url, founded_year } = university;
  const picture = image_url ?? logo_url;
  return {
    "@type": "CollegeOrUniversity",
    name,
    description,
    address: location,
    url: origin + universityAddress(slug),
    sameAs: site,
    ...(picture && { image: origin + bareAddress(picture) }),
    ...(founded_year && { foundingDate: String(founded_year) }),
  };
}

/** The mode is the page's own word: distance learning is not online. Closed sessions are left out. */
export function courseThing(course: WholeCourse, { origin, today }: { origin: string; today: string }): Thing {
  const { slug, title, description, requirements, eligibility, study_mode, university, image_url, intakes } = course;
  // If there are rules, they decide: the text may be older.
  const prerequisites = (eligibility && rulesOf(eligibility).join(". ")) || requirements;
  const courseMode = studyModeWords[study_mode];
  const sessions = intakes.filter(
    (intake) => intakeStatusOf(intake, intakes, today) !== "closed" && intake.starts !== null,
  );
  return {
    "@type": "Course",
    name: title,
    description,
    url: origin + courseAddress(slug),
    ...(image_url && { image: origin + bareAddress(image_url) }),
    ...(prerequisites && { coursePrerequisites: prerequisites }),
    provider: {
      "@type": "CollegeOrUniversity",
      name: university.name,
      address: university.location,
      url: origin + universityAddress(university.slug),
    },
    ...offerOf(course, today),
    hasCourseInstance:
      sessions.length === 0
        ? { "@type": "CourseInstance", courseMode }
        : sessions.map(({ session, starts }) => ({
            "@type": "CourseInstance",
            name: session,
            courseMode,
            startDate: starts,
          })),
  };
}

/** A fee on request is not an offer of zero. */
function offerOf(course: WholeCourse, today: string) {
  const { fee_rupees, tuition_fee, intakes } = course;
  if (fee_rupees === null && tuition_fee === 0) return {};
  const price =
    fee_rupees === null ? { price: tuition_fee, priceCurrency: "USD" } : { price: fee_rupees, priceCurrency: "INR" };
  const admission = admissionOf(intakes, today);
  const open = admission?.status === "open" ? admission.intake : null;
  return {
    offers: {
      "@type": "Offer",
      category: price.price === 0 ? "Free" : "Paid",
      ...price,
      ...(open?.opens && { validFrom: open.opens }),
      ...(open?.last_date && { validThrough: open.last_date }),
    },
  };
}

/** Provided by the universities on the page; without any, by nobody. */
export function programThing(program: Program, origin: string): Thing {
  const { slug, title, description, universities, fees_from: lowPrice, fees_to: highPrice } = program;
  const provider = universities.map(({ name, slug: university }) => ({
    "@type": "CollegeOrUniversity",
    name,
    url: origin + universityAddress(university),
  }));
  const prices = { ...(lowPrice !== null && { lowPrice }), ...(highPrice !== null && { highPrice }) };
  return {
    "@type": "Course",
    name: title,
    ...(description && { description }),
    url: origin + programAddress(slug),
    ...(provider.length > 0 && { provider }),
    ...(Object.keys(prices).length > 0 && {
      offers: { "@type": "AggregateOffer", category: "Paid", ...prices, priceCurrency: "INR" },
    }),
  };
}

interface Publication {
  author: Author | null;
  publisher: Thing;
  origin: string;
}

export function articleThing(article: Article, { author, publisher, origin }: Publication): Thing {
  const { slug, title, description, image_url, category, date, updated_at } = article;
  return {
    "@type": "Article",
    headline: title,
    description,
    mainEntityOfPage: origin + articleAddress(slug),
    ...(image_url && { image: origin + bareAddress(image_url) }),
    articleSection: category,
    datePublished: date,
    // An article may have been finished before it appeared.
    dateModified: date && date > updated_at ? date : updated_at,
    author: author ? { "@type": "Person", name: author.name, jobTitle: author.title } : publisher,
    publisher,
  };
}
