import { line, paragraph, rows, titleAndText } from "#app/domain/page-text/text-kinds.ts";

/** The texts around every course's facts. */
export const courseTexts = {
  label: "A course",
  path: "/courses",
  parts: {
    facts: {
      label: "Names of its facts",
      note: "In lists, in its dialog and on its page; programmes and universities have some of them, too.",
      texts: {
        tuition: line("Fee", "Tuition fee", { most: 40 }),
        first: line("First payment", "First payment", { most: 40 }),
        duration: line("Duration", "Duration", { most: 40 }),
        degree: line("Degree type", "Degree type", { most: 40 }),
        mode: line("Mode of study", "Mode of study", { most: 40 }),
        language: line("Language of teaching", "Taught in", { most: 40 }),
        classes: line("When it is taught", "Classes", { most: 40 }),
        hours: line("Hours a week", "Hours a week", { most: 40 }),
        examinations: line("How one is examined", "Examinations", { most: 40 }),
        specializations: line("Specializations", "Specializations", { most: 40 }),
        admission: line("Admission", "Admission", { most: 40 }),
        trending: line("Badge of those in demand", "Trending", { most: 20 }),
      },
    },
    words: {
      label: "Its words",
      texts: {
        description: line("Above the description in the dialog", "Description", { most: 60 }),
        overview: line("The same on the page", "Course overview", { most: 60 }),
        requirements: line("Requirements", "Requirements", { most: 60 }),
        unsaid: line(
          "Where none are written",
          "They differ by university. A counsellor checks your marks before you apply.",
          {
            most: 200,
          },
        ),
        page: line("Link of the dialog", "Open the course’s page", { most: 60 }),
      },
    },
    university: {
      label: "The offering university",
      texts: {
        by: line("Above its name", "Offered by", { most: 40 }),
        ranking: line("Ranking", "Ranking", { most: 40 }),
        students: line("Students", "Students", { most: 40 }),
        page: line("Link to its page", "About the university", { most: 60 }),
      },
    },
    page: {
      label: "Titles of its page",
      texts: {
        entry: line("Whom it admits", "Can I get in?", { most: 80 }),
        semesters: line("What it teaches", "Semester by semester", { most: 80 }),
        fees: line("Fees", "What to pay, and when", { most: 80 }),
        today: line("What today costs, before the fees", "This page and a counsellor’s advice cost you nothing.", {
          most: 80,
          isOptional: true,
        }),
        scholarships: line("Scholarships", "Scholarships", { most: 80 }),
        refund: line("Refunds", "If you change your mind", { most: 80 }),
        loan: line("Loan", "If you pay by instalments, it is a loan", { most: 80 }),
        valid: line("Approvals", "Is the degree valid?", { most: 80 }),
        dates: line("Dates", "When it starts", { most: 80 }),
        others: line("Other courses", "Other courses to consider", { most: 80 }),
      },
    },
    steps: {
      label: "The way to the offer",
      note: "On the page of a course whose semesters are not written yet.",
      texts: {
        title: line("Title", "What happens after you apply", { most: 80 }),
        steps: rows({
          label: "Steps",
          one: "step",
          columns: titleAndText,
          seed: [
            {
              title: "Registration",
              text: "You fill in one common form. It is the same for every university here.",
            },
            {
              title: "Career Counselling",
              text: "Your counsellor checks your marks against the requirements and calls you.",
            },
            {
              title: "Documentation Verification",
              text: "We go through your papers with you before the university sees them.",
            },
            {
              title: "Student Offer Letter",
              text: "The university’s offer reaches you, with the fee and the dates in writing.",
            },
          ],
        }),
      },
    },
  },
} as const;

/** The texts around every university's facts. */
export const universityTexts = {
  label: "A university",
  path: "/universities",
  parts: {
    facts: {
      label: "Names of its facts",
      note: "On its cards, in its dialogs and on its page.",
      texts: {
        rank: line("Rank on cards", "Rank", { most: 40 }),
        ranking: line("The same in details", "Ranking", { most: 40 }),
        unranked: line("Where none is shown", "None shown", { most: 40 }),
        fees: line("Fees", "Total fees", { most: 40 }),
        students: line("Students", "Students", { most: 40 }),
        acceptance: line("Share of those admitted", "Acceptance rate", { most: 40 }),
        founded: line("Year", "Founded", { most: 40 }),
        website: line("Its own site", "Website", { most: 40 }),
      },
    },
    words: {
      label: "Its words",
      texts: {
        programmes: line("Programmes", "Programmes", { most: 60 }),
        facilities: line("Facilities", "Facilities", { most: 60 }),
        unsaid: line("Where none are written", "Ask a counsellor for this year’s list.", { most: 120 }),
        page: line("Link of its dialog", "Programmes and fees", { most: 60 }),
      },
    },
    page: {
      label: "Its page",
      note: "{university} stands for its name.",
      texts: {
        courses: line("Title above its courses", "Courses at {university}"),
        closing: line("Title at the end", "Is {university} the right one for you?"),
        text: paragraph("Text below it", "Apply with one form, or ask a counsellor first. Advice costs nothing.", {
          most: 200,
          isOptional: true,
        }),
        all: line("Link to the others", "All universities", { most: 40 }),
      },
    },
  },
} as const;
