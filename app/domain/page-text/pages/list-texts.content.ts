import { forSearch, line, paragraph } from "#app/domain/page-text/text-kinds.ts";

interface ListWords {
  label: string;
  path: string;
  title: string;
  lede: string;
  /** For search engines and shared links. */
  description: string;
}

/** The texts above a list. */
const listTexts = ({ label, path, title, lede, description }: ListWords) => ({
  label,
  path,
  parts: {
    head: {
      label: "Head",
      texts: {
        title: line("Headline", title),
        lede: paragraph("Text", lede, { most: 300, isOptional: true }),
      },
    },
    search: forSearch(title, description),
  },
});

export const coursesTexts = listTexts({
  label: "All courses",
  path: "/courses",
  title: "All Courses",
  lede: "Compare how long each takes and what it costs a year. Open a course for everything else.",
  description:
    "Online UG, PG and PGDCS courses of our partner universities: compare duration, tuition, mode of study and requirements.",
});

export const ugTexts = listTexts({
  label: "UG courses",
  path: "/UG",
  title: "UG Courses",
  lede: "Bachelor’s degrees, after 12th. Three or four years that you can study from your own town.",
  description:
    "Online bachelor’s degrees after 12th from our partner universities, with duration, tuition fee and requirements.",
});

export const pgTexts = listTexts({
  label: "PG courses",
  path: "/PG",
  title: "PG Courses",
  lede: "Master’s degrees, after graduation. Most are planned for people who work, so you can keep your job.",
  description:
    "Online master’s degrees after graduation from our partner universities, with duration, tuition fee and requirements.",
});

export const pgdcsTexts = listTexts({
  label: "PGDCS courses",
  path: "/PGDCS",
  title: "PGDCS Courses",
  lede: "The postgraduate diploma in computer science: one step into software for graduates of any subject.",
  description:
    "Postgraduate diplomas in computer science from our partner universities, with duration, tuition fee and requirements.",
});

export const searchTexts = {
  label: "Search",
  path: "/search",
  parts: {
    head: { label: "Head", texts: { title: line("Headline", "Search", { most: 60 }) } },
    nothing: {
      label: "Before anything is sought",
      texts: {
        title: line("Title", "What are you looking for?", { most: 80 }),
        text: paragraph(
          "Text",
          "A course, a university, a city or a question: a word or two will do. Or go on from here:",
          { most: 200, isOptional: true },
        ),
      },
    },
    search: forSearch(
      "Search",
      "Search courses, universities, programmes, articles, pages and frequently asked questions.",
    ),
  },
} as const;

const universityHead = listTexts({
  label: "Universities",
  path: "/universities",
  title: "Partner Universities",
  lede: "Compare what each is known for. Open one for what it costs and how it teaches.",
  description:
    "Our partner universities across India with rank, location and website, and what each of them is known for.",
});

export const universitiesTexts = {
  ...universityHead,
  parts: {
    head: universityHead.parts.head,
    list: { label: "List", texts: { none: line("Where none is found", "No universities found.", { most: 120 }) } },
    search: universityHead.parts.search,
  },
};

/** A list with a button for more. */
const withMore = <Page extends ReturnType<typeof listTexts>>(
  { parts: { head, ...rest }, ...page }: Page,
  more: string,
) => ({
  ...page,
  parts: {
    head,
    list: { label: "List", texts: { more: line("Button that shows more", more, { most: 40 }) } },
    ...rest,
  },
});

const blogHead = listTexts({
  label: "Blog",
  path: "/Blogs",
  title: "Our Blog",
  lede: "What our counsellors find themselves explaining most often, written down once.",
  description:
    "Plain advice on online degrees in India: fees and loans, approvals, proctored exams, documents and careers.",
});

const blogList = withMore(blogHead, "Load More Articles");

export const blogsTexts = {
  ...blogList,
  parts: {
    ...blogList.parts,
    article: {
      label: "An article",
      texts: {
        contents: line("Title above its headings", "In this article", { most: 60 }),
        question: line("Beside it", "Your own case is different?", { most: 120 }),
        ask: line("Link to a counsellor", "Ask a counsellor", { most: 40 }),
        next: line("Title above others", "Read next", { most: 60 }),
        all: line("Button to the blog", "All articles", { most: 40 }),
        none: line("Where there is none yet", "No articles yet. The first one is being written.", { most: 120 }),
      },
    },
    newsletter: {
      label: "Newsletter",
      texts: {
        title: line("Title", "One letter a month"),
        text: paragraph(
          "Text",
          "New articles, and the dates by which universities close their admissions. Nothing else.",
          {
            most: 300,
            isOptional: true,
          },
        ),
        email: line("Field for the email", "Email", { most: 60 }),
        button: line("Button", "Subscribe", { most: 40 }),
        thanks: line(
          "Thanks",
          "Thank you. Please open the link in the email that we send you, unless you have confirmed this address before.",
          { most: 200, hint: "Nobody is told whether an address was there before: the same is said to all." },
        ),
      },
    },
  },
};

const galleryHead = withMore(
  listTexts({
    label: "Gallery",
    path: "/Gallery",
    title: "Gallery",
    lede: "Places our students have studied from, drawn from their postcards.",
    description:
      "Waterfalls, old cities, deserts and night skies: the places our students have studied from, drawn from their postcards.",
  }),
  "Load More Images",
);

export const galleryTexts = {
  ...galleryHead,
  parts: {
    ...galleryHead.parts,
    images: {
      label: "The images",
      texts: {
        none: line("Where there is none yet", "No images yet. The first postcard is on its way.", { most: 120 }),
      },
    },
    tally: {
      label: "Figures beside the headline",
      note: "The number of images and of categories is counted. Without a figure the third is not shown.",
      texts: {
        figure: line("Third figure", "4K", { most: 20, isOptional: true }),
        label: line("Name of the third figure", "quality", { most: 40 }),
      },
    },
  },
};
