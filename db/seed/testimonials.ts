import type { Sample } from "#db/seed/sample.ts";

export const sampleTestimonials: Sample<"testimonials">[] = [
  {
    name: "Ishita Kulkarni",
    role: "Online MBA, now product manager in Pune",
    content:
      "I was working six days a week and thought a degree was over for me. My counsellor put three plans on one sheet of paper, fees and all, and I could choose in an evening.",
    rating: 5,
    image: "/art/portrait-01.webp",
    image_alt: "Ishita Kulkarni in a sari, with flowers in her hair",
  },
  {
    name: "Farhan Shaikh",
    role: "Online MCA, now backend engineer in Hyderabad",
    content:
      "They told me which programme not to take. Nobody else had done that. Two years later I have the job that I named in our first call.",
    rating: 5,
    image: "/art/portrait-02.webp",
    image_alt: "Farhan Shaikh in a white shirt and an orange waistcoat",
  },
  {
    name: "Zainab Siddiqui",
    role: "Master of Education, now head teacher in Bhopal",
    content: "The forms alone would have stopped me. Someone sat with me, on the phone, until every document was in.",
    rating: 4,
    image: "/art/portrait-03.webp",
    image_alt: "Zainab Siddiqui in a green headscarf",
  },
  {
    name: "Pooja Chouhan",
    role: "Online BCA, second year, from Indore",
    content:
      "I am the first in my family to study after 12th. My father asked the counsellor more questions than I did, and he got an answer to each one.",
    rating: 5,
    image: "/art/portrait-07.webp",
    image_alt: "Pooja Chouhan with a long plait, in a red kurta",
  },
  {
    name: "Anitha Selvaraj",
    role: "Executive MBA, now operations head in Chennai",
    content:
      "I wanted the famous course. We compared the timetables instead, and I took the one that left my Sundays free. I finished it, which I would not have done with the other.",
    rating: 5,
    image: "/art/portrait-09.webp",
    image_alt: "Anitha Selvaraj in a blue blazer and gold earrings",
  },
  {
    name: "Neil Fernandes",
    role: "BA in Film and Digital Media, third year, from Margao",
    content:
      "My marks in 12th were nothing to show. The counsellor asked for my photographs and not for my excuses, and then helped me choose six of them for the application.",
    rating: 5,
    image: "/art/portrait-10.webp",
    image_alt: "Neil Fernandes with curly hair, in an orange pullover",
  },
  {
    name: "Kavya Subramaniam",
    role: "M.Sc Data Science, first year, from Madurai",
    content:
      "I was afraid of the statistics. I was given two free chapters to try before I paid anything, and after a weekend I knew that I wanted more.",
    rating: 5,
    image: "/art/portrait-11.webp",
    image_alt: "Kavya Subramaniam with short hair and glasses, in a kurti",
  },
  {
    name: "Ramesh Yadav",
    role: "Distance MBA, now warehouse manager in Nagpur",
    content:
      "I drive between three depots and my phone has no signal half the day. They found a course that comes in the post. I read it in the lorry office and passed every paper.",
    rating: 5,
    image: "/art/portrait-12.webp",
    image_alt: "Ramesh Yadav with a moustache, in a shirt",
  },
  {
    name: "Simran Gill",
    role: "Online M.Com, now accountant in Ludhiana",
    content:
      "I came back to books after nine years at home with two children. Nobody made me feel late. The plan had the school holidays in it before I had said a word.",
    rating: 5,
    image: "/art/portrait-13.webp",
    image_alt: "Simran Gill in a salwar suit with a dupatta",
  },
];
