import { forSearch, line, paragraph, rich } from "#app/domain/page-text/text-kinds.ts";
import { tokensHint } from "./privacy-texts.content.ts";

const head = (title: string, lede: string, note?: string) => ({
  label: "Head",
  ...(note !== undefined && { note }),
  texts: {
    title: line("Headline", title, { most: 80 }),
    lede: paragraph("Text", lede, { most: 300, isOptional: true }),
  },
});

/** What earns the office its money; what orders each list is held to a test (record 071) and stands in code. */
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
    search: {
      label: "Search engines and shared links",
      texts: {
        description: paragraph(
          "Description",
          "Lay two to four online degree courses side by side: money, time, validity, fit.",
          { most: 200 },
        ),
      },
    },
  },
} as const;

export const findTexts = {
  label: "Find what fits you",
  path: "/find",
  parts: {
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
    head: head("One page for the table at home", "The first four courses of your shortlist, with your notes."),
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
    search: forSearch(
      "Family sheet",
      "Your courses on one page to print, and as a text for WhatsApp: amounts in figures and in words.",
    ),
  },
} as const;
