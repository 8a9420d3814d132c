import { forSearch, line, lines, paragraph, rows, titleAndText } from "#app/domain/page-text/text-kinds.ts";

const tokens = "{site} and {email} stand for what the settings say.";

export const aboutTexts = {
  label: "About",
  path: "/about",
  parts: {
    head: {
      label: "Head",
      texts: {
        title: line("Headline", "A degree is a direction. We help you find yours."),
        lede: paragraph(
          "Text",
          "A trusted partner in shaping educational futures through expert guidance and counselling.",
          { most: 300, isOptional: true },
        ),
      },
    },
    story: {
      label: "Our story",
      texts: {
        title: line("Title", "Our story"),
        lede: paragraph(
          "Opening",
          "{site} began in 2024, at one table in Pune, with a question that kept coming back: why do so many people pay for a degree that does not fit their life?",
          { hint: tokens },
        ),
        text: paragraph(
          "Text",
          "Most had chosen late, alone and from an advertisement. Nobody had asked about their shifts, their marks or what the family could pay. So we asked. We wrote down two or three plans with the full cost of each, and let people take them home.\n\nThat is still how every consultation ends. What has grown around it is the number of people who ask, and the number of universities that open their books to us.",
          { most: 3000, hint: "An empty line begins a new paragraph." },
        ),
        beganName: line("First fact", "Began", { most: 60 }),
        began: line("Began", "2024", { most: 40 }),
        partnersName: line("Fact above the partners", "Partner universities, UGC-approved", { most: 60 }),
        noPartners: line("Where there are none", "Ask us for this year’s list", { most: 60 }),
        programmesName: line("Third fact", "Programmes", { most: 60 }),
        programmes: line("Programmes", "100% online", { most: 40 }),
        specializationsName: line("Fourth fact", "Specializations", { most: 60 }),
        specializations: line("Specializations", "20+", { most: 40 }),
      },
    },
    work: {
      label: "What we do",
      texts: {
        title: line("Title", "What we do"),
        acts: rows({
          label: "What we do",
          one: "entry",
          columns: titleAndText,
          seed: [
            {
              title: "We listen",
              text: "One call of about twenty minutes, in your language. Your parents, your partner or your employer may join.",
            },
            {
              title: "We compare",
              text: "UG, PG and PGDCS programmes side by side: entitlement, syllabus, examinations, and the whole fee, not the first instalment.",
            },
            {
              title: "We go with you",
              text: "Form, documents, seat, offer letter. A counsellor stays with your application until the university has answered.",
            },
          ],
        }),
      },
    },
    why: {
      label: "Why we exist",
      texts: {
        title: line("Title", "Why we exist"),
        thought: paragraph(
          "The thought, large",
          "A school leaver in a small town and a nurse after her night shift should get the same honest advice as someone whose uncle is a professor.",
        ),
        text: paragraph(
          "Text",
          "Good advice in education still depends on whom you know. Online degrees have brought the classroom to every district; we want the conversation before it to reach just as far.",
          { isOptional: true },
        ),
      },
    },
    promise: {
      label: "Our promise",
      texts: {
        title: line("Title", "Our promise"),
        lede: paragraph("Text", "Hold us to it. If we break one of these, write to {email}.", {
          isOptional: true,
          hint: tokens,
        }),
        promises: lines("Promises", "promise", [
          "You hear the full cost before you decide: fees, examinations, books and travel.",
          "You get at least two plans, and one of them may be to wait.",
          "Advice is free. You pay the university’s fee to the university.",
          "We send nothing to a university until you agree.",
          "When we do not know, we say so, and find out.",
        ]),
      },
    },
    values: { label: "Values", texts: { title: line("Title", "Our core values") } },
    leadership: { label: "Leadership", texts: { title: line("Title", "Leadership") } },
    next: {
      label: "What’s next",
      texts: {
        title: line("Title", "What’s next"),
        lede: paragraph("Text", "Three things that people ask us for, and that we are working on.", {
          isOptional: true,
        }),
        plans: rows({
          label: "Plans",
          one: "plan",
          columns: titleAndText,
          seed: [
            {
              title: "More languages",
              text: "Counselling in Tamil, Telugu and Kannada, in addition to the six languages of today.",
            },
            { title: "Evening hours", text: "Calls after seven for people who cannot talk at work." },
            {
              title: "Alumni who answer",
              text: "Graduates of each programme whom you can ask what the year was really like.",
            },
          ],
        }),
      },
    },
    closing: {
      label: "Call to action",
      texts: {
        title: line("Title", "Tell us where you stand today. We will help you choose the next step."),
        button: line("Button, which asks for a call", "Schedule a Free Consultation", { most: 40 }),
        apply: line("Link, which leads to the application", "Apply for admission", { most: 40 }),
      },
    },
    search: forSearch(
      "About us",
      "Who advises you: our story since 2024, what we do and why, the promise we keep, our values and the people who lead.",
    ),
  },
} as const;
