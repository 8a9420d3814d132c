import { forSearch, line, paragraph, rows } from "#app/domain/page-text/text-kinds.ts";

/** Business hours: section 2 of the specification. */
export const contactTexts = {
  label: "Contact",
  path: "/contact",
  parts: {
    head: { label: "Head", texts: { title: line("Headline", "Ask us anything about your next degree") } },
    hours: {
      label: "Business hours",
      note: "As visitors read them. Those in which replies are counted stand in the rules of the desk.",
      texts: {
        hours: rows({
          label: "Hours",
          one: "line",
          columns: { days: { label: "Days", most: 60 }, times: { label: "Times", most: 60 } },
          seed: [
            { days: "Monday to Friday", times: "9am-5pm" },
            { days: "Saturday", times: "10am-2pm" },
            { days: "Sunday", times: "Closed" },
          ],
        }),
      },
    },
    message: {
      label: "Message form",
      texts: {
        title: line("Title", "Write to us"),
        text: paragraph("Text", "We answer within one working day.", { most: 200, isOptional: true }),
      },
    },
    faq: {
      label: "Questions",
      texts: {
        title: line("Title", "Perhaps it is answered here"),
        all: line("Button that shows all of them", "View all FAQs", { most: 40 }),
      },
    },
    search: forSearch(
      "Contact",
      "Write to us, call us or visit us in Pune: Monday to Friday 9am-5pm, Saturday 10am-2pm. A person answers.",
    ),
  },
} as const;
