import type { Generated } from "kysely";

// The whole data model on one page. The database holds the rules (see migrations); types here are what queries see.
// `schema-drift.test.ts` compares this page with the migrated tables on both engines.

/** ISO 8601 in UTC with milliseconds, e.g. `2026-11-21T04:30:00.000Z`. */
export type Instant = string;
/** A yes or no that the API shows as 0 or 1 (decision 25). */
export type Flag = 0 | 1;
/** The address of a picture's canonical file, e.g. `/art/campus-01.webp` or `/backend/uploads/courses/3f…9a.webp`. */
export type PictureAddress = string;

export const degreeTypes = ["UG", "PG", "PGDCS"] as const;
export const courseFields = [
  "mba",
  "engineering",
  "data-science",
  "medicine",
  "computer",
  "commerce",
  "arts",
  "science",
  "law",
  "design",
  "education",
  "media",
] as const;
export const studyModes = ["online", "blended", "weekend"] as const;
export const courseIcons = ["GraduationCap", "Users", "Award"] as const;
export const faqCategories = ["General", "Admission", "Financial", "Process", "Statistics", "Visa"] as const;
export const statIcons = ["GraduationCap", "Users", "CheckCircle2", "Globe"] as const;
export const userRoles = ["user", "admin"] as const;
export const programCategories = [
  "pg",
  "executive",
  "doctorate",
  "ug",
  "law",
  "job-guarantee",
  "study-abroad",
  "advanced-diploma",
  "skilling",
] as const;
export const programBadges = [
  "Trending",
  "Dr Title",
  "Global",
  "1 Year",
  "2 Years",
  "18 Months",
  "14 Months",
  "3 Years",
] as const;
export const articleCategories = ["Technology", "Business", "Lifestyle", "Marketing"] as const;
export const articleStatuses = ["draft", "scheduled", "published"] as const;
export const galleryCategories = [
  "Nature",
  "Urban",
  "Seascape",
  "Landscape",
  "Astronomy",
  "Adventure",
  "Travel",
  "Seasonal",
] as const;
export const leadStages = ["new", "contacted", "counselling", "applied", "enrolled", "lost"] as const;
export const messageStatuses = ["new", "answered"] as const;
export const subscriberStatuses = ["pending", "confirmed", "unsubscribed"] as const;
export const enquiryEventKinds = [
  "form",
  "mail",
  "note",
  "call",
  "whatsapp",
  "stage",
  "owner",
  "follow-up",
  "merge",
  "unmerge",
  "step",
  "reply",
] as const;
export const templateChannels = ["email", "whatsapp"] as const;
export const outboxStatuses = ["waiting", "sent", "failed"] as const;
export const activityActions = ["create", "update", "delete", "sign-in", "sign-out", "export"] as const;

type OneOf<List extends readonly string[]> = List[number];

/** Who made a row and when it last changed. Newest first is `order by id desc`. */
interface Recorded {
  id: Generated<number>;
  created_at: Instant;
  updated_at: Instant;
}

/** Content that staff order by hand; sample rows are removed in one action (decision 18). */
interface Content extends Recorded {
  position: number;
  is_sample: Flag;
}

/** What every enquiry form keeps beside its own fields (decisions 37 and 38). */
interface Enquiry extends Recorded {
  /** A path; of a lead that staff entered by hand, how the person came: `call`, `walk-in` … */
  source_page: string | null;
  utm: Record<string, string> | null;
  /** Empty when staff entered the lead: no notice was shown, and `consented_at` is the moment of entering. */
  consent_version: string;
  consented_at: Instant;
  /** The visitor's resend of the same form carries the same key and stays one record. */
  idempotency_key: string | null;
}

/** What the public page shows of an article. */
type ArticlePreview = Pick<Tables["articles"], ArticleColumn>;
type ArticleColumn =
  | "title"
  | "description"
  | "body"
  | "image"
  | "image_alt"
  | "category"
  | "read_minutes"
  | "published_at";

export interface Tables {
  /** One row, id 1. Empty social addresses are not shown (decision 16). */
  settings: {
    id: number;
    site_name: string;
    site_description: string;
    contact_email: string;
    contact_phone: string;
    address: string;
    facebook: string;
    twitter: string;
    instagram: string;
    linkedin: string;
    updated_at: Instant;
  };
  users: Recorded & {
    username: string;
    /** What staff sign with in templates; without one it is the user name. */
    full_name: string | null;
    email: string;
    password_hash: string;
    role: OneOf<typeof userRoles>;
    /** Encrypted; set when the user begins to set up two-factor sign-in, in force from its confirmation. */
    totp_secret: string | null;
    totp_confirmed_at: Instant | null;
    /** The time step of the last code that was accepted: no code counts twice. */
    totp_last_step: number | null;
  };
  /** One-time codes for who has lost the second factor, kept as SHA-256 only. */
  recovery_codes: { id: Generated<number>; user_id: number; code_hash: string; used_at: Instant | null };
  /** Bearer tokens, kept as SHA-256 only (decision 27). */
  sessions: {
    id: Generated<number>;
    user_id: number;
    token_hash: string;
    created_at: Instant;
    last_used_at: Instant;
    address: string | null;
    device: string | null;
  };
  universities: Content & {
    slug: string;
    name: string;
    location: string;
    description: string;
    website_url: string;
    logo: PictureAddress | null;
    image: PictureAddress | null;
    image_alt: string;
    ranking: number | null;
    founded_year: number | null;
    student_count: number | null;
    /** Percent with two decimals. */
    acceptance_rate: number | null;
    /** Total fees in paise. */
    fees_paise: number | null;
    /** As the specification writes it, e.g. `24 Month`. */
    duration: string;
    programs: string[];
    facilities: string[];
    is_featured: Flag;
  };
  courses: Content & {
    slug: string;
    title: string;
    description: string;
    duration: string;
    degree_type: OneOf<typeof degreeTypes>;
    field: OneOf<typeof courseFields>;
    study_mode: OneOf<typeof studyModes>;
    /** Tuition in US cents (decision 21). */
    tuition_fee_cents: number;
    requirements: string;
    university_id: number;
    image: PictureAddress | null;
    image_alt: string;
    is_featured: Flag;
    is_trending: Flag;
    tag: string;
    specializations: number;
    icon: OneOf<typeof courseIcons>;
    /** Where Learn More leads; null leads to the course's own page. */
    link: string | null;
    search_text: string;
  };
  programs: Content & {
    slug: string;
    title: string;
    badge: OneOf<typeof programBadges>;
    duration: string;
    /** The second fact of the card, e.g. `80+ Specializations`. */
    specializations: string | null;
    description: string | null;
    eligibility: string | null;
    fees_from_paise: number | null;
    fees_to_paise: number | null;
    key_features: string[];
    categories: OneOf<typeof programCategories>[];
  };
  program_universities: { program_id: number; university_id: number; rating: number; position: number };
  testimonials: Content & {
    name: string;
    role: string;
    content: string;
    rating: number;
    image: PictureAddress | null;
    image_alt: string;
  };
  faqs: Content & { question: string; answer: string; category: OneOf<typeof faqCategories> };
  stat_items: Content & { icon: OneOf<typeof statIcons>; number: string; text: string };
  expert_guidance: Content & {
    name: string;
    title: string;
    expertise: string;
    bio: string;
    image: PictureAddress | null;
    image_alt: string;
    experience_years: number;
    languages: string[];
    is_active: Flag;
  };
  leaders: Content & { name: string; title: string; bio: string; image: PictureAddress | null; image_alt: string };
  core_values: Content & { name: string; text: string };
  articles: Content & {
    slug: string;
    title: string;
    description: string;
    /** Sanitised HTML: h2, h3, p, br, ul, ol, li, blockquote, a, strong, em, img. */
    body: string;
    image: PictureAddress | null;
    image_alt: string;
    category: OneOf<typeof articleCategories>;
    read_minutes: number;
    status: OneOf<typeof articleStatuses>;
    published_at: Instant | null;
    search_text: string;
  };
  gallery_images: Content & {
    image: PictureAddress;
    image_alt: string;
    caption: string;
    category: OneOf<typeof galleryCategories>;
    is_published: Flag;
  };
  leads: Enquiry & {
    name: string;
    /** Empty when staff entered the lead and did not know it; so may be the phone, never both. */
    email: string;
    phone: string;
    phone_e164: string;
    course: string;
    stage: OneOf<typeof leadStages>;
    /** The counsellor who looks after the lead. */
    owner_id: number | null;
    /** The day of the next step, e.g. `2026-11-25`, in Asia/Kolkata; where a time was agreed, `2026-11-25T17:00`. */
    follow_up_on: string | null;
    /** The lead of the same person that this one was merged into; it is then no longer listed by itself. */
    merged_into_id: number | null;
    search_text: string;
  };
  messages: Enquiry & {
    name: string;
    email: string;
    subject: string;
    message: string;
    status: OneOf<typeof messageStatuses>;
    search_text: string;
  };
  applications: Enquiry & {
    user_id: number;
    first_name: string;
    last_name: string;
    phone: string;
    phone_e164: string;
    company: string;
    /** The university or programme the visitor came from (decision 4). */
    interest: string | null;
    /** 1 Registration, 2 Career Counselling, 3 Documentation Verification, 4 Student Offer Letter. */
    step: number;
    search_text: string;
  };
  subscribers: Enquiry & { email: string; status: OneOf<typeof subscriberStatuses>; confirmed_at: Instant | null };
  /** The timeline of an enquiry: what was sent, written, decided, and by whom. One of the three parents is set. */
  enquiry_events: {
    id: Generated<number>;
    lead_id: number | null;
    message_id: number | null;
    application_id: number | null;
    kind: OneOf<typeof enquiryEventKinds>;
    /** A note's words, a mail's subject, `New → Contacted` … */
    text: string;
    /** The mail in the outbox that the event tells of. */
    mail_id: number | null;
    actor_id: number | null;
    created_at: Instant;
  };
  /** Words that counsellors send again and again; `{name}`, `{course}` and `{counsellor}` stand for the lead's own. */
  templates: Content & {
    name: string;
    channel: OneOf<typeof templateChannels>;
    /** Of a mail; empty for WhatsApp. */
    subject: string;
    body: string;
  };
  /** Pictures uploaded for the bodies of articles, to be chosen again. */
  library_pictures: Recorded & {
    image: PictureAddress;
    image_alt: string;
    /** Of the canonical file, in pixels. */
    width: number;
    height: number;
  };
  /** Addresses that an article had while visitors could see it; they lead on to the one it has. */
  former_article_slugs: { slug: string; article_id: number };
  /** What an editor asked to see as the public page, saved or not, until the link to it ends. */
  article_previews: { id: Generated<number>; content: ArticlePreview; expires_at: Instant };
  /** How many posts of each public form were a robot's; nothing of what they sent is kept. */
  robot_catches: { form: string; count: number; last_caught_at: Instant };
  /** Keys that the product makes up for itself at first need, e.g. to sign the links in its mails. */
  secrets: { name: string; value: string; created_at: Instant };
  /** The audit: who did what to which record, when and from where. */
  activities: {
    id: Generated<number>;
    /** The noun in the singular: user, course, university, testimonial, lead … */
    type: string;
    action: OneOf<typeof activityActions>;
    name: string;
    record_id: number | null;
    actor_id: number | null;
    address: string | null;
    created_at: Instant;
  };
  /** Mails written in the same transaction as the record they tell of, sent by the runner. */
  outbox: {
    id: Generated<number>;
    /** With its angle brackets; the same at every attempt, so that a receiver knows a mail that comes twice. */
    message_id: string;
    recipient: string;
    reply_to: string;
    subject: string;
    body: string;
    /** Beyond the usual ones, e.g. `List-Unsubscribe`. */
    headers: Record<string, string> | null;
    status: OneOf<typeof outboxStatuses>;
    attempts: number;
    /** Not before; while a runner sends the mail, the moment at which its claim ends. */
    due_at: Instant;
    sent_at: Instant | null;
    last_error: string | null;
    search_text: string;
    created_at: Instant;
  };
}
