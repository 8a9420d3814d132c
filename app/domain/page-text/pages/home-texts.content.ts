import { type CategoryKey, programCategoryMenu } from "#app/domain/program/program-categories.ts";
import {
  forSearch,
  line,
  lines,
  paragraph,
  type PlainText,
  rows,
  titleAndText,
} from "#app/domain/page-text/text-kinds.ts";

type CategoryTexts = Record<`${CategoryKey}_${"name" | "note"}`, PlainText>;

/** Name and note of each category in the explorer. */
const categoryTexts = Object.fromEntries(
  programCategoryMenu.flatMap(({ key, name, note }) => [
    [`${key}_name`, line(`${name}: name`, name, { most: 40, isOptional: true })],
    [`${key}_note`, line(`${name}: line below`, note, { most: 60, isOptional: true })],
  ]),
) as CategoryTexts;

export const homeTexts = {
  label: "Home",
  path: "/",
  parts: {
    strip: {
      label: "Strip at the top",
      note: "With both lines empty there is no strip. The second promises few places: it is a claim, which the settings hide where only proven ones are shown.",
      texts: {
        first: line("First line", "SPRING ENROLLMENT OPEN NOW", { most: 60, isOptional: true }),
        second: line("Second line", "LIMITED SPOTS AVAILABLE", { most: 60, isOptional: true }),
      },
    },
    hero: {
      label: "Opening",
      texts: {
        title: line("Headline", "Transform your future with expert online education"),
        lede: paragraph(
          "Text",
          "A trusted partner in shaping educational futures through expert guidance and counselling.",
          { most: 300, isOptional: true },
        ),
        button: line("Button, which leads to the courses", "Explore Courses", { most: 40 }),
        ask: line("Link beside it, which asks for a call", "Talk to a counsellor", { most: 40 }),
        tiles: rows({
          label: "Tiles",
          one: "tile",
          columns: titleAndText,
          hint: "Three fit the row.",
          seed: [
            { title: "Career Advancement Courses", text: "Chosen for the job you want next" },
            { title: "Personalized Learning Paths", text: "A plan around your work and family" },
            { title: "Industry Expert Mentorship", text: "People who have done the work" },
          ],
        }),
      },
    },
    universities: {
      label: "Popular universities",
      texts: {
        title: line("Title", "Most Popular University Programs"),
        lede: paragraph("Text", "What most people ask us first: who teaches it, how long it takes and what it costs.", {
          most: 300,
          isOptional: true,
        }),
        more: line("Button that shows the others", "See More Universities", { most: 40 }),
        less: line("The same button, once they are shown", "Show Less Universities", { most: 40 }),
      },
    },
    programs: {
      label: "Programme explorer",
      texts: {
        title: line("Title", "Find a programme that suits you today"),
        unsure: line("Beside it, to who does not know yet", "Not sure? Six questions, no phone number:", {
          isOptional: true,
        }),
        find: line("Link to the questions", "Find what fits you", { most: 40 }),
        all: line("Button that shows all programmes", "VIEW ALL", { most: 40 }),
      },
    },
    categories: {
      label: "Categories of the explorer",
      note: "In the order of the tabs. A category without a name is not shown. The sixth is a promise: the settings hide it where only proven claims are shown.",
      texts: categoryTexts,
    },
    program: {
      label: "A programme",
      note: "Above what the explorer and the programme’s own page say of it.",
      texts: {
        overview: line("What it is", "Course Overview", { most: 60 }),
        eligibility: line("Who may enter", "Eligibility", { most: 60 }),
        fees: line("What it costs", "Program Fees", { most: 60 }),
        features: line("What speaks for it", "Key Features", { most: 60 }),
        universities: line("Who teaches it", "Universities Offering This Course", { most: 60 }),
        outOf: line("After a rating", "out of 5.0", { most: 30 }),
        status: line("Above the state of its admission", "Status", { most: 40 }),
        page: line("Link to its page", "Open the programme’s page", { most: 60 }),
        noDescription: paragraph(
          "Where nothing says what it is",
          "Ask a counsellor what each semester covers and how it is examined.",
          { most: 300 },
        ),
        noEligibility: paragraph(
          "Where nothing says who may enter",
          "It differs from university to university. A counsellor checks yours before you apply.",
          { most: 300 },
        ),
        noFees: line("Where nothing says what it costs", "On request", { most: 40 }),
        noFeatures: lines("Where nothing speaks for it", "feature", [
          "Free counselling before you apply",
          "Help with your documents",
          "One counsellor to the offer letter",
        ]),
        nobody: line("Where no university is named", "Ask a counsellor which universities offer it this year.", {
          most: 120,
        }),
      },
    },
    programPage: {
      label: "A programme’s own page",
      texts: { courses: line("Above the courses that are called as it is", "Courses of this name", { most: 80 }) },
    },
    courses: {
      label: "Featured courses",
      texts: {
        title: line("Title", "Featured Courses"),
        lede: paragraph("Text", "Explore our wide range of specialized courses designed for your success", {
          most: 300,
          isOptional: true,
        }),
        specializations: line("How many a course has", "{n} Specializations", {
          most: 40,
          hint: "{n} stands for the number.",
        }),
        more: line("Link of each course", "Learn More", { most: 40 }),
        button: line("Button", "View All Courses", { most: 40 }),
      },
    },
    partners: { label: "Partner universities", texts: { title: line("Title", "Partner universities") } },
    stories: { label: "Success stories", texts: { title: line("Title", "Student success stories") } },
    experts: {
      label: "Counsellors",
      texts: {
        title: line("Title", "Expert guidance"),
        lede: paragraph(
          "Text",
          "One counsellor stays with you from the first call to the offer letter. These are the people who answer.",
          { most: 300, isOptional: true },
        ),
        experience: line("Above their years", "Experience", { most: 40 }),
        speaks: line("Above their languages", "Speaks", { most: 40 }),
        ask: line("Link", "Talk to a counsellor", { most: 40 }),
      },
    },
    accreditations: {
      label: "Accreditations",
      note: "UGC, NAAC, AICTE and DEB approve universities and programmes. Without an entry the block is not shown.",
      texts: {
        title: line("Title", "Accreditations & Affiliations"),
        scope: paragraph("Whom they approve", "They approve the universities and programmes that we list, not us.", {
          most: 200,
          isOptional: true,
        }),
        bodies: rows({
          label: "Bodies",
          one: "body",
          columns: { short: { label: "Short", most: 20 }, name: { label: "Name", most: 100 } },
          seed: [
            { short: "UGC", name: "University Grants Commission" },
            { short: "NAAC", name: "National Assessment and Accreditation Council" },
            { short: "AICTE", name: "All India Council for Technical Education" },
            { short: "UGC DEB", name: "Distance Education Bureau" },
          ],
        }),
      },
    },
    faq: {
      label: "Questions",
      texts: {
        title: line("Title", "Frequently Asked Questions"),
        lede: paragraph("Text", "Find answers to common questions about our services and process", {
          most: 300,
          isOptional: true,
        }),
        ask: line("Link", "Ask your own question", { most: 40 }),
      },
    },
    consultation: {
      label: "Call to action",
      texts: {
        title: line("Title", "Schedule a Free Consultation"),
        lede: paragraph(
          "Text",
          "Tell us where you are and where you would like to be. A counsellor calls you back within one working day.",
          { most: 300, isOptional: true },
        ),
      },
    },
    search: forSearch(
      "Online degrees with expert guidance",
      "Compare online degrees and universities in India: fees, rank, duration and eligibility, with free counselling from the first call to the offer letter.",
    ),
  },
} as const;
