import { line, paragraph } from "#app/domain/page-text/text-kinds.ts";

/** Texts about access, and about what the office must do, are in code: they must stay true. */
export const myApplicationTexts = {
  label: "Your application",
  // The part that everybody can read, also used for previews.
  path: "/my-application/sign-in",
  parts: {
    head: {
      label: "Head",
      texts: {
        title: line("Headline", "Your application", { most: 80 }),
        titleOfMore: line("Headline, of more than one", "Your applications", { most: 80 }),
      },
    },
    next: {
      label: "What comes next",
      texts: {
        title: line("Title", "What comes next", { most: 60 }),
        registration: paragraph(
          "In Registration",
          "A counsellor calls you on the number below and talks through your plans with you. Keep your mark sheets and a photo identity card ready.",
        ),
        counselling: paragraph(
          "In Career Counselling",
          "Your counsellor goes through courses and universities with you. Once you have chosen, you send us your documents, and we go through them.",
        ),
        documents: paragraph(
          "In Documentation Verification",
          "We check your documents and tell you if one is missing. Then the university decides, and we go through its offer with you.",
        ),
        offer: paragraph(
          "In Student Offer Letter",
          "Your counsellor goes through the offer letter with you: fees, dates and what you sign. Nothing is due before you agree.",
        ),
      },
    },
    form: {
      label: "What the form says",
      texts: {
        interest: line("Before what was asked for", "You asked for", { most: 60 }),
        name: line("Before the name", "Your name", { most: 60 }),
        phone: line("Before the phone number", "We call you on", { most: 60 }),
        wrong: line("Where something is wrong", "Is something of this wrong, or was it not sent by you?"),
        way: line("Link to the contact", "Tell us", { most: 40 }),
      },
    },
    nothing: {
      label: "No application",
      texts: {
        text: paragraph(
          "Text",
          "No application stands here. If you have sent one, it was deleted since; ask us, and we look into it.",
        ),
        way: line("Link to the form", "Apply online", { most: 40 }),
      },
    },
    beside: {
      label: "Beside it",
      texts: {
        counsellors: line("Title of the ways to reach you", "Talk to your counsellor", { most: 60 }),
        write: line("Link to the contact", "Write to us", { most: 40 }),
        account: line("Title of the account", "Your account", { most: 60 }),
      },
    },
    signIn: {
      label: "Sign-in",
      texts: {
        lede: paragraph("Text", "Sign in to see which step it has reached.", { most: 300, isOptional: true }),
        title: line("Title", "Sign in", { most: 60 }),
        email: line("Field for the email", "Email", { most: 60 }),
        password: line("Field for the password", "Password", { most: 60 }),
        button: line("Button", "Sign in", { most: 40 }),
        link: line("Title of the link by mail", "Password forgotten, or none yet?", { most: 60 }),
        new: line("Before the link to the form", "Not applied yet?", { most: 60 }),
        way: line("Link to the form", "Apply online", { most: 40 }),
      },
    },
    link: {
      label: "A link by mail",
      texts: {
        title: line("Headline", "A link to your application", { most: 80 }),
        email: line("Field for the email", "Your email", { most: 60 }),
        hint: line("Below the field", "The address with which you applied", { isOptional: true }),
        button: line("Button", "Send me a link", { most: 40 }),
        back: line("Link to the sign-in", "Sign in with your password", { most: 60 }),
        open: line("Button of the page that a link opens", "Open my application", { most: 40 }),
        outdated: line("Headline of an old link", "This link opens nothing any more", { most: 80 }),
      },
    },
    password: {
      label: "A new password",
      texts: {
        title: line("Headline", "A new password", { most: 80 }),
        password: line("Field for the password", "New password", { most: 60 }),
        confirmPassword: line("Field for the same once more", "The same once more", { most: 60 }),
        button: line("Button", "Set password", { most: 40 }),
        back: line("Link back", "Back to your application", { most: 60 }),
      },
    },
  },
} as const;
