import { forSearch, line, paragraph, rows } from "#app/domain/page-text/text-kinds.ts";

interface FieldSeed {
  title: string;
  lede: string;
  description: string;
  intro: readonly { title: string; text: string }[];
  faqs: readonly { question: string; answer: string }[];
}

const seeds = {
  mba: {
    title: "MBA",
    lede: "Management for people who mean to go on working while they learn it.",
    description:
      "Online and executive MBA courses of our partner universities: who teaches them, what they cost, whom they suit, and the questions people ask first.",
    intro: [
      {
        title: "Whom it suits",
        text: "An MBA pays off when you have something to apply it to: a team, a family business, a job that you would like to leave for another. Straight after college it is a broad start. After three years of work it lets you change direction.",
      },
      {
        title: "What it asks of you",
        text: "Ten to fifteen hours a week, most of them in the evening. The first year is the same nearly everywhere: accounts, economics, marketing, operations, people, law. In the second you choose, so look at the list of specializations before you look at the name of the university.",
      },
      {
        title: "What to compare",
        text: "Compare the whole fee rather than that of one semester, the hours of live classes, and what the project at the end is worth: in some courses it is done in your own workplace, in others it is a paper that nobody reads.",
      },
    ],
    faqs: [
      {
        question: "Is an online MBA worth as much as one on campus?",
        answer:
          "In law, yes, if the university is entitled by the UGC to offer the degree online: the certificate is then equal. To an employer it is worth what you can do with it, and how you speak about it. Ask each university for its current entitlement; we show you where to check it yourself.",
      },
      {
        question: "Do I need an entrance test such as CAT or MAT?",
        answer:
          "For most online MBA courses you do not. A bachelor’s degree with about 50% is usual, 45% for candidates of reserved categories. Executive courses ask for work experience instead of a test.",
      },
      {
        question: "What is the difference between an MBA and an Executive MBA?",
        answer:
          "The Executive MBA is made for people with at least three years of work: fewer basics, more cases, classes at weekends. It usually costs more and takes less time. If you have just graduated, it is not for you yet.",
      },
    ],
  },
  engineering: {
    title: "Engineering",
    lede: "For engineers and diploma holders who cannot leave their plant or site for two years.",
    description:
      "M.Tech and B.Tech courses of our partner universities for working engineers: weekend laboratories, tuition fees, requirements, and answers to the first questions.",
    intro: [
      {
        title: "Whom it suits",
        text: "Engineering cannot be learnt from a screen alone, and no good course claims so. What can be moved online is the theory; the laboratories stay on campus, at weekends or in blocks. That suits people who already work with machines, and who need the degree to be allowed the next step.",
      },
      {
        title: "What it asks of you",
        text: "Evenings for lectures, and travel for the laboratories. Before you compare fees, work out how often you would have to be on campus and what the journeys cost. A cheaper course in a distant city may be the dearer one.",
      },
      {
        title: "What to compare",
        text: "Ask which branches are open to working professionals this year, how many laboratory days there are, and whether the course has the approval that your employer or the public service asks for. Get that in writing.",
      },
    ],
    faqs: [
      {
        question: "Can I do a B.Tech entirely online?",
        answer:
          "No. Engineering degrees need laboratories, and fully online ones are not approved. Courses for working professionals combine evening classes with laboratory days on campus: that is what we list here.",
      },
      {
        question: "I have a diploma. Do I have to begin with the first year?",
        answer:
          "Usually not. A three-year diploma in a related branch mostly leads into the second year. The university decides after it has seen your mark sheets; we ask before you pay anything.",
      },
      {
        question: "Can my thesis be about my own workplace?",
        answer:
          "In many M.Tech courses it can, and it often becomes the better thesis. Your employer has to agree in writing, and nothing confidential may be in it.",
      },
    ],
  },
  "data-science": {
    title: "Data science",
    lede: "Statistics, programming, and the craft of asking good questions of data.",
    description:
      "Data science courses of our partner universities from bachelor’s degree to diploma: tuition fees, duration, what mathematics they ask for, and the questions people ask first.",
    intro: [
      {
        title: "Whom it suits",
        text: "People who are curious about why a number is what it is. You need not come from computers: teachers, accountants and nurses have become good analysts, because they knew what the data was about. You do need patience with mathematics.",
      },
      {
        title: "What it asks of you",
        text: "School mathematics that you still remember, or a month to bring it back. A laptop with 8 GB of memory is enough for all courses here. Expect to write small programs from the second week on, and to be wrong often.",
      },
      {
        title: "What to compare",
        text: "Look for projects on real records, and for teachers who will read your code. Bachelor’s degree, master’s degree and diploma lead to different first jobs: a diploma shows a skill to your present employer, a degree opens the door to a new one.",
      },
    ],
    faqs: [
      {
        question: "Do I need a degree in computer science?",
        answer:
          "No. For the bachelor’s degree you need 12th with mathematics; for the master’s degree a bachelor’s degree that held mathematics or statistics; for the diploma a degree in any subject. Each course says what exactly it asks for.",
      },
      {
        question: "How much mathematics is it really?",
        answer:
          "Probability, statistics, matrices, and enough calculus to see why a method works. If you left mathematics after 10th, begin with a bridge course; a counsellor can point you to one.",
      },
      {
        question: "Which is better for a change of career, a diploma or an M.Sc?",
        answer:
          "If you already have a degree and need the skill, the diploma is shorter and costs less than half. If the posts you want ask for a postgraduate degree, and many in research and banking do, take the M.Sc.",
      },
    ],
  },
  medicine: {
    title: "Medicine and health",
    lede: "Degrees for those who run hospitals, plan public health and keep both going.",
    description:
      "Courses in public health and hospital administration of our partner universities: tuition fees, duration, requirements, and plain words on what cannot be studied online.",
    intro: [
      {
        title: "What can be studied this way, and what cannot",
        text: "Nobody becomes a doctor, a nurse or a pharmacist online, and whoever offers you that is not to be trusted. What you can study while working is what surrounds treatment: public health, hospital administration, the management of care. These are the courses here.",
      },
      {
        title: "Whom it suits",
        text: "Nurses who have become heads of a ward, physiotherapists who want to plan rather than treat, graduates of commerce who like the order of a hospital, and people in health departments who need the degree for the next grade.",
      },
      {
        title: "What to compare",
        text: "Both kinds of course have weeks of practice in a hospital or a district. Ask where these are spent and whether your own workplace counts, because that decides whether you can keep your job.",
      },
    ],
    faqs: [
      {
        question: "Can I study MBBS or nursing online?",
        answer:
          "No. Both are taught at the bedside, and the councils that register doctors and nurses recognise no online degree. If someone offers you one, ask for the council’s letter, and do not pay.",
      },
      {
        question: "Do I need a medical degree for public health?",
        answer:
          "No. Most universities take graduates of any health or life science, and many take social scientists. Some posts in government are kept for doctors; we tell you which before you choose.",
      },
      {
        question: "Where do I do the practical weeks?",
        answer:
          "In a hospital or health centre with which the university has an agreement. If you work in one, it can often be your own, on application before the semester begins.",
      },
    ],
  },
} as const satisfies Record<string, FieldSeed>;

/** The texts of a field's landing page (D12). */
const fieldTexts = (path: string, { title, lede, description, intro, faqs }: FieldSeed) => ({
  label: `${title} courses`,
  path,
  parts: {
    head: {
      label: "Head",
      texts: {
        title: line("Headline", title, { most: 60 }),
        lede: paragraph("Text", lede, { most: 300, isOptional: true }),
      },
    },
    intro: {
      label: "Before the courses",
      texts: {
        paragraphs: rows({
          label: "Paragraphs",
          one: "paragraph",
          columns: { title: { label: "Title", most: 80 }, text: { label: "Text", most: 900 } },
          seed: intro,
        }),
      },
    },
    list: { label: "Courses", texts: { title: line("Title", "The courses") } },
    faq: {
      label: "Questions",
      note: "Without a question the part is left out.",
      texts: {
        title: line("Title", "What students ask first"),
        questions: rows({
          label: "Questions",
          one: "question",
          columns: { question: { label: "Question", most: 200 }, answer: { label: "Answer", most: 900 } },
          seed: faqs,
        }),
      },
    },
    search: forSearch(`${title} courses`, description),
  },
});

export const mbaTexts = fieldTexts("/courses/mba", seeds.mba);
export const engineeringTexts = fieldTexts("/courses/engineering", seeds.engineering);
export const dataScienceTexts = fieldTexts("/courses/data-science", seeds["data-science"]);
export const medicineTexts = fieldTexts("/courses/medicine", seeds.medicine);
