import { forSearch, line, lines, paragraph, type PlainText, rich } from "#app/domain/page-text/text-kinds.ts";
import { tokensHint } from "./privacy-texts.content.ts";

const head = (title: string, lede: string, note?: string) => ({
  label: "Head",
  ...(note !== undefined && { note }),
  texts: {
    title: line("Headline", title, { most: 80 }),
    lede: paragraph("Text", lede, { most: 300, isOptional: true }),
  },
});

/** One short text per key. */
const named = <Key extends string>(seeds: Record<Key, string>) =>
  Object.fromEntries(
    Object.entries<string>(seeds).map(([key, seed]) => [key, line(seed, seed, { most: 40 })]),
  ) as Record<Key, PlainText>;

/** How the office earns. What orders each list is in code instead, held by a test (record 071). */
export const whoPaysUsTexts = {
  label: "Who pays us",
  path: "/who-pays-us",
  parts: {
    head: head(
      "Who pays us",
      "You pay us nothing. Some universities do. Here is what that changes, and what it does not.",
    ),
    earnings: {
      label: "How you earn",
      note: "What orders each list follows below. It says what the site does, so it changes with the site alone.",
      texts: {
        body: rich(
          "Text",
          "<h2>How {site} earns</h2><p>Some universities pay us a commission when a student whom we advised enrols. You pay the university’s own fee to the university, with us or without us. Reading this site and talking to a counsellor cost nothing.</p><p>Each university says on its page and on those of its courses what we have agreed with it:</p><ul><li><strong>Partner, pays us a commission.</strong> We work together, and it pays us for who enrols.</li><li><strong>Partner, pays us nothing.</strong> We work together without any payment.</li><li><strong>Not a partner, pays us nothing.</strong> We list it so that you can compare.</li></ul><p>Where a page says none of these, nobody has written it down yet: ask us. When you compare courses that all pay us, we lay one beside them that pays us nothing, or say that we know of none.</p>",
          tokensHint,
        ),
      },
    },
    search: forSearch(
      "Who pays us, and what orders each list",
      "Which universities pay us a commission, what that changes for you, and what sorts each list of this site.",
    ),
  },
} as const;

export const compareTexts = {
  label: "Compare",
  path: "/compare",
  parts: {
    head: head(
      "Compare courses",
      "Lay two to four courses side by side: money, time, validity and fit.",
      "Before two courses are chosen; beside them stands how many there are.",
    ),
    choice: {
      label: "Choosing courses",
      texts: {
        none: line("Title, with none chosen", "Choose your courses", { most: 60 }),
        one: line("Title, with one chosen", "What do you compare it with?", { most: 60 }),
        more: line("Title, with two or three", "Add another course", { most: 60 }),
        button: line("Button", "Compare", { most: 40 }),
        all: line("Link to the list", "Choose from all courses", { most: 40 }),
      },
    },
    groups: {
      label: "Groups of the table",
      texts: named({ money: "Money", time: "Time", validity: "Validity", fit: "Fit" }),
    },
    rows: {
      label: "Rows of the table",
      note: "Which there are, and what stands in them, follows from what is known of the courses. The family sheet has the same names.",
      texts: named({
        year: "A year",
        whole: "Whole course",
        dollars: "In dollars",
        "first-payment": "First payment",
        fees: "What is paid when",
        "fee-years": "Year by year",
        loan: "By a loan",
        scholarships: "Scholarship",
        refund: "If you leave",
        pays: "Does it pay us?",
        length: "Length",
        mode: "Mode of study",
        "last-date": "Last date to apply",
        starts: "Classes from",
        classes: "Classes",
        hours: "Hours a week",
        examinations: "Examinations",
        university: "Awarded by",
        degree: "Degree",
        ranking: "Ranking of the university",
        students: "Students of the university",
        entitlement: "UGC-DEB entitlement",
        approvals: "Other approvals",
        fit: "For you",
        eligibility: "Whom it admits",
        language: "Taught in",
        requirements: "Asks for",
        field: "Field",
        specializations: "Specializations",
      }),
    },
    search: forSearch(
      "Compare courses",
      "Lay two to four online degree courses side by side: money, time, validity, fit.",
    ),
  },
} as const;

interface QuestionSeed {
  name: string;
  question: string;
  why: string;
}

/** The texts of a question; its answers and their effects are in code. */
const question = (place: string, { name, question, why }: QuestionSeed) => ({
  label: `${place} question`,
  texts: {
    name: line("Name on the way", name, { most: 30 }),
    question: line("Question", question),
    why: paragraph("Why it is asked", why, { most: 200 }),
  },
});

export const findTexts = {
  label: "Find what fits you",
  path: "/find",
  parts: {
    degree: question("First", {
      name: "Degree",
      question: "What have you finished?",
      why: "The last one you passed, or the one you are in now.",
    }),
    percent: question("Second", {
      name: "Percent",
      question: "How many percent did you get in it?",
      why: "All years together, as on your last mark sheet. Skip it if your mark sheet shows a CGPA.",
    }),
    work: question("Third", {
      name: "Work",
      question: "How many years have you worked?",
      why: "Some courses ask for experience.",
    }),
    budget: question("Fourth", {
      name: "Budget",
      question: "What can you spend in a year?",
      why: "Every fee counted, not only tuition.",
    }),
    place: question("Fifth", {
      name: "Where",
      question: "Where do you want to study?",
      why: "Online courses have classes that you follow from home. In a city you sit in a room with others.",
    }),
    language: question("Sixth", {
      name: "Language",
      question: "In which language do you follow classes best?",
      why: "Many courses are taught in English only; some have classes and notes in another language, too.",
    }),
    way: {
      label: "The way through",
      texts: {
        next: line("Button", "Next", { most: 40 }),
        last: line("The same button at the last question", "Show what fits", { most: 40 }),
        back: line("Link back", "Back", { most: 40 }),
        skip: line("Link past a question", "Skip this one", { most: 40 }),
      },
    },
    result: {
      label: "What was found",
      texts: {
        none: line("Title, where nothing fits", "Nothing fits all of that"),
        change: paragraph(
          "Text, where nothing fits but without some wishes",
          "Leave a wish out, and there is something to look at.",
          { most: 300 },
        ),
        stuck: paragraph("Text, where nothing fits without wishes either", "A counsellor may know another way.", {
          most: 300,
        }),
        notYet: line("Title above those that do not admit yet", "Not yet", { most: 60 }),
      },
    },
    never: {
      label: "What nobody may teach online",
      note: "Which subjects these are, and by what rule, stands among the rules of the field.",
      texts: {
        title: line("Title", "Never online", { most: 60 }),
        text: paragraph(
          "Text",
          "No university in India may teach these online, and whoever offers you one is selling paper.",
          { most: 300, isOptional: true },
        ),
        way: line("Link to courses of a college", "Courses in a college", { most: 40 }),
      },
    },
    search: forSearch(
      "Find what fits you",
      "Six questions, no name and no number: at most six online degree courses, with the reason for each.",
    ),
  },
} as const;

export const familySheetTexts = {
  label: "Family sheet",
  path: "/family-sheet",
  parts: {
    head: head("One page for the table at home", "Up to four courses of your shortlist, with your notes."),
    text: {
      label: "Text for WhatsApp",
      texts: {
        title: line("Title", "The same as a WhatsApp text"),
        lede: paragraph("Text", "Plain words, no picture to load. The stars make a line bold in WhatsApp.", {
          most: 200,
          isOptional: true,
        }),
      },
    },
    paper: {
      label: "The sheet",
      note: "The names of its other rows are those of the comparison. {site} stands for the site’s name.",
      texts: {
        title: line("Title", "Our courses, side by side", { most: 60 }),
        // Names the site, since the sheet is read away from it, where "us" would be wrong.
        pays: line("Row that says who pays you", "Does it pay {site}?", { most: 40 }),
        note: line("Row for one’s own note", "Our note", { most: 40 }),
        ask: line("Title above the questions", "Ask before you pay", { most: 60 }),
        questions: lines("Questions", "question", [
          "Is the programme, not only the university, on the UGC-DEB list for our session?",
          "Is every fee on the fee notice? What may rise next year?",
          "Does the first payment go to the university’s own account?",
          "Where and how are the examinations held?",
          "By when must a withdrawal letter reach you, and who signs for it?",
        ]),
        decided: line("Title above the lines to write on", "What we decided", { most: 60 }),
      },
    },
    search: forSearch(
      "Family sheet",
      "Your courses on one page to print, and as a text for WhatsApp: amounts in figures and in words.",
    ),
  },
} as const;
