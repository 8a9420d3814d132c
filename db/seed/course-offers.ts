import { slugOf } from "#app/lib/text/slug.ts";
import type { SampleCourse } from "#db/seed/sample.ts";

/** A degree at any university; `requirements` says in words what `asks` says in figures. */
type Degree = Pick<
  SampleCourse,
  | "title"
  | "subject"
  | "duration"
  | "degree_type"
  | "field"
  | "study_mode"
  | "asks"
  | "requirements"
  | "semesters"
  | "specializations"
> & {
  /** The slug of the sample course whose picture it shares. */
  pictureOf: string;
};

/** The university's slug without its last word, rupees for the whole course, a tag, and a description. */
type Offer = [university: string, rupees: number, tag: string, description: string];

const schoolLeavers: Pick<Degree, "asks" | "requirements"> = {
  asks: ["12th", 45],
  requirements: "10+2 in any stream with 45%.",
};
const graduates: typeof schoolLeavers = {
  asks: ["bachelor", 50, 45],
  requirements: "A bachelor’s degree in any subject with 50%, or 45% for candidates of reserved categories.",
};

const managementSemesters = [
  "Accounts, economics, organisations, statistics",
  "Marketing, finance, operations, business law",
  "First specialization, strategy, an elective",
  "Second specialization, project and viva",
];
const computingSemesters = [
  "Programming, discrete mathematics, computer organisation",
  "Data structures, databases, operating systems",
  "Networks, software engineering, an elective",
  "Project for a company, and its report",
];
const commerceSemesters = [
  "Financial accounts, business economics, English",
  "Company accounts, statistics, business law",
  "Cost accounts, income tax",
  "Auditing, GST, banking",
  "Management accounts, an elective",
  "Accounting software, project on a firm near you",
];

const offered: [Degree, Offer[]][] = [
  [
    {
      title: "Online MBA",
      subject: "Business administration",
      duration: "2 Years",
      degree_type: "PG",
      field: "mba",
      study_mode: "online",
      ...graduates,
      semesters: managementSemesters,
      specializations: 12,
      pictureOf: "online-mba",
    },
    [
      [
        "satpura-hills",
        240_000,
        "Design and management",
        "An MBA for people who make things: product planning, costing and the business of design stand beside finance and marketing. Groups of six work on one brief of a real firm each semester.",
      ],
      [
        "malabar-coast",
        150_000,
        "Trade and logistics",
        "Management with an eye on ports, trade and the co-operatives of the coast. Classes are live on weekday evenings and recorded for those on shifts.",
      ],
      [
        "konkan-shore",
        156_000,
        "Fees by the month",
        "A general MBA for people who run or will run a small enterprise. The project is a plan for a business in your own district, read by a banker before you defend it.",
      ],
    ],
  ],
  [
    {
      title: "Executive MBA for Working Professionals",
      subject: "Business administration",
      duration: "18 Months",
      degree_type: "PG",
      field: "mba",
      study_mode: "weekend",
      asks: ["bachelor", 50, null, 3],
      requirements: "A bachelor’s degree with 50% and 3 years of full-time work.",
      semesters: [
        "Accounts, people, decisions with data",
        "Finance, markets, operations",
        "Strategy, project at your workplace",
      ],
      specializations: 6,
      pictureOf: "executive-mba",
    },
    [
      [
        "seven-islands",
        276_000,
        "Weekend classes",
        "Eighteen months of Saturdays in Mumbai, with cases from media, banking and ports. Every term ends with a day in a firm that shows its books.",
      ],
      [
        "deccan-gate",
        264_000,
        "Two Sundays a month",
        "For team leads in technology and pharmaceuticals: two full Sundays a month in Hyderabad, the reading and the group work in between at home.",
      ],
    ],
  ],
  [
    {
      title: "1 Year MBA Online",
      subject: "Business administration",
      duration: "12 Months",
      degree_type: "PG",
      field: "mba",
      study_mode: "online",
      asks: ["bachelor", 50, null, 2],
      requirements: "A bachelor’s degree with 50% and 2 years of full-time work.",
      semesters: ["Accounts, markets, people, operations", "Strategy, one specialization, project"],
      specializations: 4,
      pictureOf: "executive-mba",
    },
    [
      [
        "five-rivers",
        132_000,
        "One year",
        "A short, dense programme for people with some years of work behind them. Expect twelve hours a week and an examination every third month. Ask your employer whether a one-year degree counts for you before you enrol.",
      ],
    ],
  ],
  [
    {
      title: "Dual MBA Online",
      subject: "Business administration",
      duration: "2 Years",
      degree_type: "PG",
      field: "mba",
      study_mode: "online",
      ...graduates,
      semesters: managementSemesters,
      specializations: 9,
      pictureOf: "online-mba",
    },
    [
      [
        "deccan-gate",
        252_000,
        "Two specializations",
        "Two full specializations instead of one and a half: marketing with analytics, or finance with operations. The second takes one more paper each semester.",
      ],
      [
        "hooghly-riverside",
        228_000,
        "Two specializations",
        "Human resources together with public systems, hospitals or trade. Teachers in Kolkata read each assignment twice, once for each specialization.",
      ],
    ],
  ],
  [
    {
      title: "Distance MBA",
      subject: "Business administration",
      duration: "2 Years",
      degree_type: "PG",
      field: "mba",
      study_mode: "distance",
      asks: ["bachelor", 45],
      requirements: "A bachelor’s degree in any subject with 45%.",
      semesters: managementSemesters,
      specializations: 5,
      pictureOf: "online-mba",
    },
    [
      [
        "konkan-shore",
        105_000,
        "Printed material",
        "Management by post and telephone: the books come home, and a tutor calls once a month. Examinations are on Sundays at a centre near you.",
      ],
    ],
  ],
  [
    {
      title: "Weekend MBA in Hospital Management",
      subject: "Hospital management",
      duration: "2 Years",
      degree_type: "PG",
      field: "mba",
      study_mode: "weekend",
      ...graduates,
      semesters: [
        "Health systems, accounts, statistics",
        "Hospital operations, law and ethics, purchasing",
        "Quality, insurance, people in hospitals",
        "Half a year in a hospital, and its report",
      ],
      specializations: 3,
      pictureOf: "bachelor-of-hospital-administration",
    },
    [
      [
        "nila-banks",
        192_000,
        "Hospital practice",
        "For nurses, pharmacists and clerks who will run a ward, a store or a whole hospital. Weekends are spent in two partner hospitals in Palakkad.",
      ],
    ],
  ],
  [
    {
      title: "Full-Time MBA",
      subject: "Business administration",
      duration: "2 Years",
      degree_type: "PG",
      field: "mba",
      study_mode: "campus",
      ...graduates,
      semesters: managementSemesters,
      specializations: 8,
      pictureOf: "online-mba",
    },
    [
      [
        "aravalli-ridge",
        540_000,
        "On campus",
        "Two full years on the campus in Jaipur, with a summer in a firm between them. The hostel is not part of the fees here. It is listed for those who compare an online degree with the way it has always been done.",
      ],
    ],
  ],
  [
    {
      title: "Online MCA",
      subject: "Computer applications",
      duration: "2 Years",
      degree_type: "PG",
      field: "computer",
      study_mode: "online",
      asks: ["bachelor", 50, null, 0, ["Mathematics"]],
      requirements: "A bachelor’s degree with 50% and mathematics at 10+2 or in the degree.",
      semesters: computingSemesters,
      specializations: 6,
      pictureOf: "online-mca",
    },
    [
      [
        "rain-tree",
        144_000,
        "Evening classes",
        "Software, built in teams from the first month. Reviews of your code are part of every mark, and the last semester is a project for a firm in Bengaluru or in your own town.",
      ],
      [
        "tungabhadra-valley",
        136_000,
        "Kannada or English",
        "The same papers taught in Kannada and English, with a bridge course in programming for graduates of commerce and science. Tutors are on the telephone until ten at night.",
      ],
      [
        "deccan-gate",
        174_000,
        "Cloud laboratory",
        "Databases, networks and the systems behind large services, practised in a cloud laboratory that is open day and night. Four electives lead towards data or security.",
      ],
    ],
  ],
  [
    {
      title: "M.Tech",
      subject: "Electrical engineering",
      duration: "2 Years",
      degree_type: "PG",
      field: "engineering",
      study_mode: "weekend",
      asks: ["bachelor", 55, null, 0, ["Engineering"]],
      requirements:
        "A B.E. or B.Tech in a related branch with 55%.\nYou must be able to come to the laboratory weekends.",
      semesters: [
        "Advanced mathematics, machines and drives",
        "Power systems, control, two laboratory papers",
        "Electives of your branch, thesis proposal",
        "Thesis and its defence",
      ],
      specializations: 8,
      pictureOf: "mtech",
    },
    [
      [
        "nilgiri-online",
        198_000,
        "Weekend laboratory",
        "Power and control for engineers in textile mills, foundries and utilities. Laboratories are in Coimbatore every second weekend.",
      ],
      [
        "five-rivers",
        168_000,
        "Weekend laboratory",
        "Electrical engineering with pumps, cold stores and solar fields as its examples. The thesis may come from your own plant.",
      ],
    ],
  ],
  [
    {
      title: "B.Tech in Computer Science",
      subject: "Computer engineering",
      duration: "4 Years",
      degree_type: "UG",
      field: "engineering",
      study_mode: "campus",
      asks: ["12th", 60, 55, 0, ["Physics and Mathematics"]],
      requirements: "10+2 with physics and mathematics and 60%, or 55% for candidates of reserved categories.",
      semesters: [
        "Mathematics, physics, programming",
        "Mathematics, electronics, data structures",
        "Computer organisation, algorithms",
        "Operating systems, databases",
        "Networks, theory of computation",
        "Compilers, machine learning, an elective",
        "Electives, first half of the project",
        "Half a year in a firm, or the project",
      ],
      specializations: 4,
      pictureOf: "pg-diploma-in-computer-science",
    },
    [
      [
        "five-rivers",
        480_000,
        "On campus",
        "Four years on the campus in Mohali. Engineering may not be taught online in India: whoever offers you this degree as an online course offers you nothing.",
      ],
    ],
  ],
  [
    {
      title: "B.Tech for Diploma Holders",
      subject: "Civil engineering",
      duration: "3 Years",
      degree_type: "UG",
      field: "engineering",
      study_mode: "weekend",
      asks: ["diploma", 50, null, 1],
      requirements: "A three-year diploma in engineering with 50%.\nOne year of work on a site or in an office.",
      semesters: [
        "Mathematics, mechanics of solids",
        "Surveying, fluids, concrete",
        "Structures, soil",
        "Water, roads, estimates",
        "Steel, construction management",
        "Project on a site of your own",
      ],
      specializations: 2,
      pictureOf: "btech-for-diploma-holders",
    },
    [
      [
        "sabar-plains",
        222_000,
        "After diploma",
        "Civil engineering for site supervisors and draughtsmen with a diploma. Saturdays and Sundays in Ahmedabad, with surveys on real plots.",
      ],
    ],
  ],
  [
    {
      title: "M.Sc Data Science",
      subject: "Data science",
      duration: "2 Years",
      degree_type: "PG",
      field: "data-science",
      study_mode: "online",
      asks: ["bachelor", 50, null, 0, ["Mathematics", "Statistics"]],
      requirements: "A bachelor’s degree with 50% and mathematics or statistics in it.",
      semesters: [
        "Probability, Python, databases",
        "Regression, machine learning",
        "Text, images, data at scale",
        "Project with a company or a public office",
      ],
      specializations: 3,
      pictureOf: "bsc-data-science",
    },
    [
      [
        "rain-tree",
        198_000,
        "Project each term",
        "Data work from the first week, on records of the city: buses, water, prices. Graduates of commerce are welcome if they pass the bridge course in mathematics.",
      ],
    ],
  ],
  [
    {
      title: "Online M.Sc",
      subject: "Statistics",
      duration: "2 Years",
      degree_type: "PG",
      field: "science",
      study_mode: "online",
      asks: ["bachelor", 50, null, 0, ["Statistics", "Mathematics"]],
      requirements: "A B.Sc or BA with statistics or mathematics and 50%.",
      semesters: [
        "Probability, inference, computing",
        "Regression, sampling, a survey of your own",
        "Design of experiments, time series",
        "Dissertation, an elective",
      ],
      specializations: 3,
      pictureOf: "msc-mathematics",
    },
    [
      [
        "nilgiri-online",
        168_000,
        "Live problem classes",
        "Statistics for people who count things for a living: in mills, hospitals, banks and survey offices. Problem classes are live, twice a week, in groups of twenty.",
      ],
      [
        "zanskar-heights",
        92_000,
        "Small groups",
        "A small class and teachers who answer. Examples come from weather, snow and water in the mountains, and all software is free.",
      ],
    ],
  ],
  [
    {
      title: "B.Sc Mathematics",
      subject: "Mathematics",
      duration: "3 Years",
      degree_type: "UG",
      field: "science",
      study_mode: "online",
      asks: ["12th", 50, 45, 0, ["Mathematics"]],
      requirements: "10+2 with mathematics and 50%, or 45% for candidates of reserved categories.",
      semesters: [
        "Calculus, sets and proofs",
        "Algebra, geometry",
        "Real analysis, statistics",
        "Differential equations, programming",
        "Linear algebra, mechanics",
        "An elective, a paper of your own",
      ],
      specializations: 2,
      pictureOf: "msc-mathematics",
    },
    [
      [
        "zanskar-heights",
        96_000,
        "Small groups",
        "Mathematics from the beginning, slowly and with proofs. Works with a weak network: lectures can be downloaded at night, and sheets come by post.",
      ],
    ],
  ],
  [
    {
      title: "Online Master of Education",
      subject: "Education",
      duration: "14 Months",
      degree_type: "PG",
      field: "education",
      study_mode: "online",
      asks: ["bachelor", 50],
      requirements: "A B.Ed with 50%, and a school where you teach or may observe classes.",
      semesters: ["How children learn, curriculum", "Assessment, one specialization", "A study in your own classroom"],
      specializations: 4,
      pictureOf: "online-master-of-education",
    },
    [
      [
        "bhogdoi-valley",
        72_000,
        "English or Assamese",
        "For teachers in small schools with several classes in one room. Everything is tried in your own class in the same week, and written down.",
      ],
      [
        "doon-foothills",
        140_000,
        "School leadership",
        "For those who will lead a department or a school: timetables, budgets, parents and the law, beside curriculum and assessment.",
      ],
    ],
  ],
  [
    {
      title: "Online MA",
      subject: "English",
      duration: "2 Years",
      degree_type: "PG",
      field: "arts",
      study_mode: "online",
      asks: ["bachelor", 45],
      requirements: "A bachelor’s degree in any subject with 45%.",
      semesters: [
        "Poetry, prose, criticism",
        "Drama, the novel",
        "Indian writing in English",
        "Dissertation, an elective",
      ],
      specializations: 3,
      pictureOf: "online-ma",
    },
    [
      [
        "malabar-coast",
        78_000,
        "English",
        "English literature with a strong year of Indian writing. One essay a fortnight, returned with comments within ten days.",
      ],
    ],
  ],
  [
    {
      title: "MA in Bengali",
      subject: "Bengali",
      duration: "2 Years",
      degree_type: "PG",
      field: "arts",
      study_mode: "online",
      asks: ["bachelor", 45],
      requirements: "A bachelor’s degree in any subject with 45%, and Bengali at 10+2 or later.",
      semesters: [
        "Old and middle Bengali",
        "Nineteenth century",
        "Tagore, songs and stories",
        "After 1947, dissertation",
      ],
      specializations: 2,
      pictureOf: "online-ma",
    },
    [
      [
        "kopai-valley",
        64_000,
        "Bengali",
        "Bengali literature from its first songs to this year’s novels. Readings are live on Sunday mornings; the library lends by post.",
      ],
    ],
  ],
  [
    {
      title: "MA in Economics",
      subject: "Economics",
      duration: "2 Years",
      degree_type: "PG",
      field: "arts",
      study_mode: "online",
      asks: ["bachelor", 50, 45],
      requirements:
        "A bachelor’s degree with 50%, or 45% for candidates of reserved categories. Mathematics at 10+2 helps.",
      semesters: [
        "Micro- and macroeconomics, mathematics",
        "Statistics, Indian economy",
        "Money and banking, an elective",
        "Public finance, dissertation",
      ],
      specializations: 3,
      pictureOf: "msc-data-science",
    },
    [
      [
        "seven-islands",
        162_000,
        "Evening classes",
        "Economics for those who work in banks, newsrooms and public offices. The dissertation uses public records of one district.",
      ],
    ],
  ],
  [
    {
      title: "Online BA",
      subject: "Languages and social sciences",
      duration: "3 Years",
      degree_type: "UG",
      field: "arts",
      study_mode: "online",
      asks: ["12th", 40],
      requirements: "10+2 in any stream with 40%.",
      semesters: [
        "Two main subjects, writing",
        "Two main subjects, environment",
        "Main subjects, a language",
        "Main subjects, computing",
        "Electives",
        "Electives, a paper of your own",
      ],
      specializations: 6,
      pictureOf: "online-ba",
    },
    [
      [
        "kopai-valley",
        66_000,
        "Bengali or English",
        "Two main subjects out of history, political science, Bengali, English and philosophy. Tutors meet groups of ten on weekday evenings.",
      ],
    ],
  ],
  [
    {
      title: "BA in Journalism",
      subject: "Journalism",
      duration: "3 Years",
      degree_type: "UG",
      field: "media",
      study_mode: "online",
      ...schoolLeavers,
      semesters: [
        "Reporting, writing, how a newsroom works",
        "Photography, law of the press",
        "Audio, interviewing",
        "Video, data in stories",
        "Your beat, an internship",
        "Final project, published",
      ],
      specializations: 3,
      pictureOf: "ma-journalism-and-mass-communication",
    },
    [
      [
        "seven-islands",
        165_000,
        "After 12th",
        "A weekly paper made by students, in English and Marathi, from the first semester. Working journalists edit every piece.",
      ],
    ],
  ],
  [
    {
      title: "Online Master of Design",
      subject: "Design",
      duration: "2 Years",
      degree_type: "PG",
      field: "design",
      study_mode: "blended",
      asks: ["bachelor", 50],
      requirements: "A bachelor’s degree with 50% and a portfolio of ten pieces.",
      semesters: [
        "Seeing, materials, first brief",
        "Users, second brief",
        "Studio weeks, third brief",
        "Final brief and exhibition",
      ],
      specializations: 3,
      pictureOf: "online-master-of-design",
    },
    [
      [
        "thar-winds",
        296_000,
        "Craft clusters",
        "Textile and product design with the craftspeople of Jodhpur. Two studio weeks a year at the workbench, everything else at home.",
      ],
      [
        "mandovi-bay",
        204_000,
        "Screen design",
        "Design for screens and small films, with two studio weeks a year in Goa and reviews every fortnight.",
      ],
    ],
  ],
  [
    {
      title: "Online M.Com",
      subject: "Commerce",
      duration: "2 Years",
      degree_type: "PG",
      field: "commerce",
      study_mode: "online",
      asks: ["bachelor", 45, null, 0, ["Commerce"]],
      requirements: "A B.Com or BBA with 45%.",
      semesters: ["Accounts, economics", "Taxation, statistics", "Finance, audit", "Business law, project on a firm"],
      specializations: 3,
      pictureOf: "online-mcom",
    },
    [
      [
        "bhogdoi-valley",
        66_000,
        "English or Assamese",
        "Accounts, tax and finance with the tea trade and small shops as examples. Examinations are at weekends, in five towns of Assam.",
      ],
    ],
  ],
  [
    {
      title: "Online B.Com",
      subject: "Commerce",
      duration: "3 Years",
      degree_type: "UG",
      field: "commerce",
      study_mode: "online",
      ...schoolLeavers,
      semesters: commerceSemesters,
      specializations: 3,
      pictureOf: "online-mcom",
    },
    [
      [
        "malabar-coast",
        78_000,
        "After 12th",
        "Commerce for those who help in a family business and want a degree beside it. Every semester you keep the books of one small firm.",
      ],
      [
        "bhogdoi-valley",
        57_000,
        "English or Assamese",
        "A plain B.Com at a low fee, taught in English and Assamese. Lessons are short and can be heard on a telephone.",
      ],
    ],
  ],
  [
    {
      title: "B.Com",
      subject: "Commerce",
      duration: "3 Years",
      degree_type: "UG",
      field: "commerce",
      study_mode: "distance",
      asks: ["12th", 0],
      requirements: "10+2 in any stream; no percentage is asked.",
      semesters: commerceSemesters,
      specializations: 2,
      pictureOf: "online-mcom",
    },
    [
      [
        "sahyadri-open",
        66_000,
        "Marathi or English",
        "The books come home, in Marathi or English, and there is a counselling session every second Sunday. You may take up to six years.",
      ],
    ],
  ],
  [
    {
      title: "Online BBA",
      subject: "Business administration",
      duration: "3 Years",
      degree_type: "UG",
      field: "commerce",
      study_mode: "online",
      ...schoolLeavers,
      semesters: [
        "Principles of management, accounts, English",
        "Economics, statistics, computing",
        "Marketing, people at work",
        "Finance, business law",
        "Operations, an elective",
        "Project in a business near you",
      ],
      specializations: 5,
      pictureOf: "online-bba",
    },
    [
      [
        "malabar-coast",
        84_000,
        "After 12th",
        "Business after school, with the ports and shops of the coast as its examples. Live classes on three evenings a week.",
      ],
      [
        "deccan-gate",
        171_000,
        "Placement cell",
        "A BBA with a year of spreadsheets and data, and a placement cell that helps with the first interview. Whether you get a job depends on you and the market; nobody can promise it.",
      ],
    ],
  ],
  [
    {
      title: "Online BCA",
      subject: "Computer applications",
      duration: "3 Years",
      degree_type: "UG",
      field: "computer",
      study_mode: "online",
      ...schoolLeavers,
      semesters: [
        "Programming, mathematics, English",
        "Data structures, digital electronics",
        "Databases, operating systems",
        "Web, networks",
        "Software engineering, an elective",
        "Project",
      ],
      specializations: 4,
      pictureOf: "online-bca",
    },
    [
      [
        "rain-tree",
        126_000,
        "Evening classes",
        "Programming from nothing to a working product. Commerce and arts students take a bridge paper in mathematics first.",
      ],
      [
        "tungabhadra-valley",
        138_000,
        "Kannada or English",
        "A BCA with tutors who speak Kannada and a laptop on loan for the first year.",
      ],
    ],
  ],
  [
    {
      title: "PG Diploma in Computer Science: Cloud Computing",
      subject: "Cloud computing",
      duration: "12 Months",
      degree_type: "PGDCS",
      field: "computer",
      study_mode: "online",
      asks: ["bachelor", 45],
      requirements: "A bachelor’s degree in any subject with 45%.",
      semesters: ["Linux, networks, programming", "Cloud services, security, project"],
      specializations: 2,
      pictureOf: "pg-diploma-cyber-security",
    },
    [
      [
        "konkan-shore",
        105_000,
        "Evening classes",
        "One year from your first terminal to running a service for others. Each week ends with something that works.",
      ],
    ],
  ],
  [
    {
      title: "PG Diploma in Computer Science",
      subject: "Computer science",
      duration: "12 Months",
      degree_type: "PGDCS",
      field: "computer",
      study_mode: "distance",
      asks: ["bachelor", 0],
      requirements: "A bachelor’s degree in any subject; no percentage is asked.",
      semesters: ["Programming, computer organisation", "Databases, web, project"],
      specializations: 2,
      pictureOf: "pg-diploma-in-computer-science",
    },
    [
      [
        "tungabhadra-valley",
        140_000,
        "Kannada or English",
        "The diploma by post and telephone, with eight practice Sundays in a computer laboratory in Hosapete or Ballari.",
      ],
    ],
  ],
  [
    {
      title: "Master of Public Health",
      subject: "Public health",
      duration: "2 Years",
      degree_type: "PG",
      field: "medicine",
      study_mode: "blended",
      asks: ["bachelor", 50],
      requirements: "A bachelor’s degree in health, nursing, social work or science with 50%.",
      semesters: [
        "Health systems, statistics",
        "How diseases spread, a survey",
        "Policy, budgets, field weeks",
        "Dissertation in a district",
      ],
      specializations: 3,
      pictureOf: "master-of-public-health",
    },
    [
      [
        "nila-banks",
        138_000,
        "Field weeks",
        "Public health where it happens: with village health workers, in three field weeks a year, and online in between.",
      ],
    ],
  ],
];

/** Further universities for the degrees of the first samples, so that courses can be compared. */
export function furtherCourses(first: SampleCourse[]): SampleCourse[] {
  const pictures = new Map(first.map(({ slug, image, image_alt, icon }) => [slug, { image, image_alt, icon }]));
  return offered.flatMap(([{ pictureOf, ...degree }, offers]) =>
    offers.map(([university, rupees, tag, description]) => ({
      ...degree,
      ...pictures.get(pictureOf)!,
      slug: slugOf(`${degree.title} ${university}`, university),
      description,
      tag,
      fee_paise: rupees * 100,
      university: `${university}-university`,
      is_featured: 0,
      is_trending: 0,
      link: null,
    })),
  );
}
