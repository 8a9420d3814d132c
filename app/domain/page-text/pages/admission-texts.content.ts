import { forSearch, line, lines, paragraph, rows, titleAndText } from "#app/domain/page-text/text-kinds.ts";

export const admissionTexts = {
  label: "Online Admission",
  path: "/OnlineAdmission",
  parts: {
    head: {
      label: "Head",
      texts: {
        title: line("Headline", "From first form to offer letter"),
        lede: paragraph("Text", "Four steps. You take the first today; we help you with the other three.", {
          most: 300,
          isOptional: true,
        }),
      },
    },
    steps: {
      label: "The four steps",
      texts: {
        steps: rows({
          label: "Steps",
          one: "step",
          columns: titleAndText,
          hint: "Each has its picture by its place; there are four of them.",
          seed: [
            { title: "Registration", text: "Fill the common application form" },
            { title: "Career Counselling", text: "An expert counsellor from the team is assigned" },
            {
              title: "Documentation Verification",
              text: "Tell us your preferred college and location for seat allocation assistance",
            },
            { title: "Student Offer Letter", text: "You are finally in your dream college" },
          ],
        }),
      },
    },
    form: {
      label: "Form",
      texts: {
        title: line("Title", "Online Admission"),
        text: line("Text", "Apply now to join our community", { isOptional: true }),
        email: line("Field for the email", "Email", { most: 60 }),
        password: line("Field for the password", "Password", { most: 60 }),
        confirmPassword: line("Field for the same once more", "Confirm password", { most: 60 }),
        firstName: line("Field for the first name", "First name", { most: 60 }),
        lastName: line("Field for the last name", "Last name", { most: 60 }),
        phone: line("Field for the phone number", "Phone", { most: 60 }),
        company: line("Field for the company", "Company", { most: 60 }),
        button: line("Button", "Submit Application", { most: 40 }),
        known: line("Link for who has applied", "Applied already? See where it stands", { most: 60 }),
        promisesTitle: line("Title beside it", "What happens to this form"),
        promises: lines("Promises", "promise", [
          "A counsellor reads your form and calls you within one working day.",
          "We email you as each step is completed.",
          "We send nothing to a university until you agree.",
        ]),
      },
    },
    thanks: {
      label: "Thanks",
      note: "Below the thanks themselves, which promise a call by the office’s hours.",
      texts: {
        title: line("Title", "What happens next", { most: 60 }),
        email: line("First", "Check your email: the next step is written there.", { most: 200 }),
        papers: line(
          "Last",
          "Keep your mark sheets and a photo identity card ready. Photos from your phone are enough to begin.",
          { most: 200 },
        ),
        own: line("Link to one’s own application", "See where your application stands: the link in our mail opens it", {
          most: 100,
        }),
        again: line("Link to another application", "Apply for another course", { most: 60 }),
      },
    },
    search: forSearch(
      "Online Admission",
      "Apply online in one form. Four steps from registration and counselling to document verification and the offer letter.",
    ),
  },
} as const;
