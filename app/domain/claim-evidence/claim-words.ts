/** The claims that need proof, by noun; `settings` holds those in the site's fixed texts. */
export const claimWords = {
  universities: { ranking: "Ranking", student_count: "Student count", acceptance_rate: "Acceptance rate" },
  "stat-items": { number: "The number" },
  testimonials: { content: "What is said, and the stars" },
  "expert-guidance": { experience: "Years of experience" },
  programs: { keyFeatures: "Key features with numbers or promises", ratings: "Ratings of its universities" },
  settings: {
    "job-guarantee": "“Job Guarantee, 100% Placement*” among the programmes",
    "about-programmes": "“100% online” in the story of the office",
    "about-specializations": "“20+” specializations in the story of the office",
    "gallery-quality": "“4K” above the gallery",
    "limited-spots": "“Limited spots available” at the head of the home page",
  },
} as const;

export type ClaimHolder = keyof typeof claimWords;
