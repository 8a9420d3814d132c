import { line, paragraph, rows, type TextColumn } from "#app/domain/page-text/text-kinds.ts";

const link = {
  label: { label: "Name", most: 40 },
  path: { label: "Address", most: 300, isLink: true },
} as const satisfies Record<string, TextColumn>;

const courseLink = { ...link, note: { label: "Line below", most: 60, isOptional: true } } as const;

/** The texts on every page; navigation links in the order of the specification. */
export const menuTexts = {
  label: "Menu, footer and pop-up",
  parts: {
    menu: {
      label: "Menu",
      note: "The bar at the top. On small screens it is the panel behind Menu, which leaves Blogs and Gallery to the footer.",
      texts: {
        courses: line("Name of the first menu", "Courses", { most: 40 }),
        search: line("In the empty search box", "Search courses & universities...", { most: 60 }),
        courseLinks: rows({
          label: "In the first menu",
          one: "link",
          columns: courseLink,
          seed: [
            { path: "/courses", label: "All courses", note: "Every degree that you can apply to" },
            { path: "/PG", label: "PG courses", note: "Master’s degrees, after graduation" },
            { path: "/UG", label: "UG courses", note: "Bachelor’s degrees, after 12th" },
            { path: "/PGDCS", label: "PGDCS", note: "Postgraduate diploma in computer science" },
          ],
        }),
        links: rows({
          label: "Links of the bar",
          one: "link",
          columns: link,
          hint: "Where a window is too narrow for all names, the panel behind Menu takes the bar’s place.",
          seed: [
            { path: "/OnlineAdmission", label: "Online Admission" },
            { path: "/Blogs", label: "Blogs" },
            { path: "/Gallery", label: "Gallery" },
            { path: "/universities", label: "Universities" },
            { path: "/about", label: "About" },
            { path: "/contact", label: "Contact" },
          ],
        }),
        deciding: rows({
          label: "What helps to decide",
          one: "link",
          columns: link,
          hint: "At the end of the first menu, in the panel of small screens, and in the footer.",
          seed: [
            { path: "/find", label: "Find what fits you" },
            { path: "/compare", label: "Compare courses" },
            { path: "/shortlist", label: "Shortlist" },
          ],
        }),
      },
    },
    footer: {
      label: "Footer",
      texts: {
        exploreTitle: line("First title", "Explore", { most: 40 }),
        explore: rows({
          label: "Links below it",
          one: "link",
          columns: link,
          seed: [
            { path: "/courses", label: "Courses" },
            { path: "/universities", label: "Universities" },
            { path: "/about", label: "About" },
            { path: "/contact", label: "Contact" },
            { path: "/Blogs", label: "Blogs" },
            { path: "/Gallery", label: "Gallery" },
            { path: "/my-application", label: "Your application" },
          ],
        }),
        popularTitle: line("Second title", "Choose a course", { most: 40 }),
        popular: rows({
          label: "Links below it, before what helps to decide",
          one: "link",
          columns: link,
          seed: [
            { path: "/courses/mba", label: "MBA" },
            { path: "/courses/engineering", label: "Engineering" },
            { path: "/courses/data-science", label: "Data science" },
            { path: "/courses/medicine", label: "Medicine" },
          ],
        }),
        contactTitle: line("Title above the contact details", "Contact", { most: 40 }),
        rights: line("After the year and the name", "All rights reserved.", { isOptional: true }),
        legal: rows({
          label: "Links of the last line",
          one: "link",
          columns: link,
          seed: [
            { path: "/who-pays-us", label: "Who pays us" },
            { path: "/privacy", label: "Privacy" },
            { path: "/terms", label: "Terms" },
          ],
        }),
      },
    },
    offers: {
      label: "Courses, universities and programmes",
      note: "On their cards, in their dialogs and on their pages. A course says by its own dates whether its admission is open.",
      texts: {
        details: line("Link of a card", "View Details", { most: 40 }),
        apply: line("Button that leads to the application", "Apply Now", { most: 40 }),
        ask: line("Link beside it", "Ask a counsellor first", { most: 40 }),
        open: line("State of universities and programmes", "Admissions open", { most: 40, isOptional: true }),
      },
    },
    lost: {
      label: "Page not found",
      texts: {
        title: line("Title", "We could not find this page"),
        text: line("Text", "The address may be old, or mistyped. Search for it, or go on from here:", { most: 200 }),
      },
    },
    failures: {
      label: "When something fails",
      note: "In the place of what could not be read; the rest of the page stands. The last two are a page of their own.",
      texts: {
        data: line("Figures, programmes, people and values", "Failed to fetch data"),
        universities: line("Universities", "Failed to fetch universities"),
        courses: line("Courses", "Failed to fetch courses: the list could not be read. Please try again in a minute."),
        testimonials: line("Stories", "Failed to fetch testimonials"),
        faqs: line("Questions", "Failed to fetch FAQs"),
        articles: line("Articles", "Failed to fetch articles"),
        images: line("Images", "Failed to fetch images"),
        search: line("Search", "The search could not be carried out. Please try again in a minute."),
        title: line("Title of a page that broke", "Something went wrong on our side"),
        text: line(
          "Text of a page that broke",
          "This page could not be shown. Please try again in a moment, or go on from here:",
          { most: 200 },
        ),
      },
    },
    popup: {
      label: "Pop-up",
      note: "Whether and when it opens by itself is said in the settings.",
      texts: {
        title: line("Title", "Get Expert Guidance"),
        text: paragraph("Text", "Four details, one call. No fee.", { most: 200, isOptional: true }),
      },
    },
  },
} as const;
