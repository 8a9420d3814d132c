import { forSearch, line, paragraph } from "#app/domain/page-text/text-kinds.ts";

export const contactTexts = {
  label: "Contact",
  path: "/contact",
  parts: {
    head: { label: "Head", texts: { title: line("Headline", "Ask us anything about your next degree") } },
    details: {
      label: "How to reach us",
      note: "The number, the address and the email stand in the settings.",
      texts: {
        phone: line("Above the number", "Phone", { most: 40 }),
        email: line("Above the email", "Email", { most: 40 }),
        office: line("Above the address", "Office", { most: 40 }),
      },
    },
    hours: {
      label: "Business hours",
      note: "The hours and the holidays stand in the settings, once for this page, the footer, thanks and the promised reply.",
      texts: {
        title: line("Title", "Business hours", {
          most: 40,
          isOptional: true,
          hint: "Empty: hours are not shown here.",
        }),
        closed: line("Before the holidays of the next thirty days", "Closed on", { most: 40 }),
        note: paragraph("Below the hours", "", { most: 300, isOptional: true }),
      },
    },
    message: {
      label: "Message form",
      texts: {
        title: line("Title", "Write to us"),
        text: paragraph("Text", "We answer within one working day.", { most: 200, isOptional: true }),
        name: line("Field for the name", "Name", { most: 60 }),
        email: line("Field for the email", "Email", { most: 60 }),
        subject: line("Field for the subject", "Subject", { most: 60 }),
        message: line("Field for the message", "Message", { most: 60 }),
        button: line("Button", "Send message", { most: 40 }),
        busy: line("The same button, while the message is on its way", "Processing...", { most: 40 }),
        thanks: line("Thanks", "Thank you. Your message has reached us, and we will answer by email.", { most: 200 }),
      },
    },
    faq: {
      label: "Questions",
      texts: {
        title: line("Title", "Perhaps it is answered here"),
        all: line("Button that shows all of them", "View all FAQs", { most: 40 }),
      },
    },
    search: forSearch("Contact", "Write to us, call us or visit us in Pune[: {hours}]. A person answers."),
  },
} as const;
