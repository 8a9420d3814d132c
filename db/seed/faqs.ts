import type { Sample } from "#db/seed/sample.ts";

export const sampleFaqs: Sample<"faqs">[] = [
  {
    question: "Is an online degree worth the same as one from a campus?",
    answer:
      "Yes, where the university is entitled by the UGC to offer it online. The certificate names the degree and the university. Before you apply we show you the entitlement for your programme and the year it covers.",
    category: "General",
  },
  {
    question: "What does counselling cost?",
    answer:
      "Nothing. The first consultation and the help with your application are free. You pay the university’s fee to the university.",
    category: "Financial",
  },
  {
    question: "Which documents do I need to apply?",
    answer:
      "Your 10th and 12th mark sheets, your degree mark sheets for a postgraduate course, a photo identity card and a photograph. A phone picture is enough to begin. The originals are checked later.",
    category: "Admission",
  },
  {
    question: "Can I pay the fees in instalments?",
    answer:
      "Most partner universities take fees by semester, and many by month. The fee sheet of each programme shows the plan. Ask whether the total is the same: some universities charge a little more when you pay by month.",
    category: "Financial",
  },
  {
    question: "How long does admission take?",
    answer:
      "Usually seven to ten working days after your documents have been checked. Programmes with an entrance test or an interview take two to three weeks longer. Your counsellor tells you the date to expect.",
    category: "Process",
  },
  {
    question: "Can I study along with a full-time job?",
    answer:
      "Yes. Most classes are in the evening and recorded, and examinations are held on weekends. Plan ten to fifteen hours a week for a master’s degree, and more in the month before examinations.",
    category: "General",
  },
  {
    question: "Can I apply before my final results are out?",
    answer:
      "Yes, at most partner universities. You apply with the mark sheets that you have and get a provisional admission. It becomes final when you send the last mark sheet by the date in the letter.",
    category: "Admission",
  },
  {
    question: "Do I have to come to Pune?",
    answer:
      "No. Counselling happens by phone or video, in Marathi, Hindi, English, Punjabi, Konkani or Bengali. Your parents are welcome to join the call. You may also visit the office in business hours.",
    category: "Process",
  },
  {
    question: "Where do the figures on a university’s card come from?",
    answer:
      "The university gives us its founding year, number of students, acceptance rate and fees, and we ask again once a year. When a figure is missing we leave it out. Before you apply, ask for the fee in writing from the university itself.",
    category: "Statistics",
  },
  {
    question: "What does the acceptance rate tell me?",
    answer:
      "It is the share of applicants who were offered a place in the last year. A high rate does not mean a weak course: open universities take almost everyone who is eligible. Ask your counsellor how many students finish, because that says more.",
    category: "Statistics",
  },
  {
    question: "Can I get a student visa with an online degree?",
    answer:
      "Not for the part that you study from home. A visa is given for study on a campus, so only programmes with a term abroad can lead to one. The embassy decides, and nobody can promise the result.",
    category: "Visa",
  },
  {
    question: "Which papers does a visa application need?",
    answer:
      "Usually a valid passport, the offer letter of the university abroad, proof of funds, your mark sheets and a language test result. Each country has a list of its own. We go through the current list with you and check your copies.",
    category: "Visa",
  },
  {
    question: "Do I get a refund if I leave the course?",
    answer:
      "It depends on the day. Universities publish a refund table each year: before classes begin most return nearly all of the fee, later a part, and after the last date nothing. We show you the table before you pay, and help with the letter if you leave.",
    category: "Financial",
  },
  {
    question: "Are there scholarships for online degrees?",
    answer:
      "Some universities reduce the fee for good marks, for soldiers and their families, for candidates with a disability or for reserved categories. A few states have a scholarship of their own. Nobody can promise one, but asking costs nothing.",
    category: "Financial",
  },
];
