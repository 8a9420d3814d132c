import { forSearch, line, rows, titleAndText } from "#app/domain/page-text/text-kinds.ts";

/** The title is the pop-up's, from section 2 of the specification; the page has the same form. */
export const guidanceTexts = {
  label: "Get Expert Guidance",
  path: "/guidance",
  parts: {
    head: {
      label: "Head",
      texts: {
        title: line("Headline", "Get Expert Guidance"),
        lede: line("Text", "Four details, one call. It costs nothing, and you decide what follows from it.", {
          most: 300,
          isOptional: true,
        }),
      },
    },
    form: {
      label: "Form",
      note: "Who comes from a course, a university or a programme reads its name instead.",
      texts: { title: line("Title of the form", "Ask for a call back") },
    },
    fields: {
      label: "Fields",
      note: "Here, and in the pop-up of every page.",
      texts: {
        name: line("Field for the name", "Name", { most: 60 }),
        email: line("Field for the email", "Email", { most: 60 }),
        phone: line("Field for the phone number", "Phone", { most: 60 }),
        course: line("Field for the course", "Interested course", { most: 60 }),
        button: line("Button", "Request a call back", { most: 40 }),
      },
    },
    next: {
      label: "What follows",
      texts: {
        title: line("Title", "What happens next"),
        steps: rows({
          label: "Steps",
          one: "step",
          columns: titleAndText,
          hint: "Without a step the part is left out.",
          seed: [
            { title: "We call you", text: "Within one working day, from Pune. It takes about twenty minutes." },
            {
              title: "You tell us your situation",
              text: "Marks, work, family, money: whatever the choice depends on.",
            },
            {
              title: "You get it in writing",
              text: "Two or three programmes that fit, with fees and dates, to read at home.",
            },
          ],
        }),
        call: line("Words before the phone number", "Would you rather call us?", { isOptional: true }),
      },
    },
    search: forSearch(
      "Get Expert Guidance",
      "Tell us your name, number and the course you think of. A counsellor calls you within one working day.",
    ),
  },
} as const;
