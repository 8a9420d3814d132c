import { forSearch, line, paragraph } from "#app/domain/page-text/text-kinds.ts";

/** The shortlist is stored only on the visitor's device; its scripts read these texts from the page. */
export const shortlistTexts = {
  label: "Shortlist",
  path: "/shortlist",
  parts: {
    head: {
      label: "Head",
      texts: {
        title: line("Headline", "Your shortlist", { most: 80 }),
        lede: paragraph("Text, while nothing is kept", "The courses you keep, in your order, with your notes.", {
          most: 300,
        }),
        counted: paragraph(
          "Text above the list",
          "{courses}, in your order. The first is the one you would choose today.",
          { most: 300, hint: "{courses} says how many there are: One course, Two courses." },
        ),
      },
    },
    nothing: {
      label: "Nothing kept",
      texts: {
        title: line("Title", "Nothing kept yet", { most: 60 }),
        text: line(
          "After Tap Shortlist",
          "on a course, and it stands here: today, tomorrow and next month, on this device.",
        ),
        button: line("Button", "Look at the courses", { most: 40 }),
      },
    },
    home: {
      label: "Beside the list",
      texts: {
        title: line("Title", "Show it at home", { most: 60 }),
        print: line("Link to the family sheet", "Make the family sheet", { most: 40 }),
        send: line("Title above the link", "Send the list", { most: 60 }),
        note: paragraph(
          "Text above the link",
          "The link carries the list and your notes in itself. Whoever has it can read them.",
          { most: 300 },
        ),
        whatsapp: line("Link to WhatsApp", "Send on WhatsApp", { most: 40 }),
        kept: paragraph(
          "Where it is kept",
          "Kept on this device only, without an account. If you clear the browser’s data, the list is gone; the link brings it back.",
          { most: 300 },
        ),
      },
    },
    sent: {
      label: "A list that came with a link",
      texts: {
        title: line("Headline", "A shortlist that was sent to you", { most: 80 }),
        lede: paragraph("Text", "With the order and the notes of whoever sent it.", { most: 300 }),
        take: line("Title beside it", "Keep it yourself?", { most: 60 }),
        text: paragraph(
          "Text beside it",
          "This list came with the link. Your own shortlist stays as it is; what is new in this one is put at its end.",
          { most: 300 },
        ),
        button: line("Button", "Take the list over", { most: 40 }),
        back: line("Link back", "To your own shortlist", { most: 40 }),
      },
    },
    search: forSearch(
      "Your shortlist",
      "The courses you keep, in your order, with your notes: on your device alone, without an account.",
    ),
  },
} as const;
