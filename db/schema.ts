import type { Generated } from "kysely";

// The whole data model on one page. The database holds the rules (see migrations); types here are what queries see.
// `schema-drift.test.ts` compares this page with the migrated tables on both engines.

/** ISO 8601 in UTC with milliseconds, e.g. `2026-11-21T04:30:00.000Z`. */
export type Instant = string;
/** A yes or no that the API shows as 0 or 1 (D25). */
export type Flag = 0 | 1;
/** The address of a picture's canonical file, e.g. `/art/campus-01.webp` or `/backend/uploads/courses/3f…9a.webp`. */
export type PictureAddress = string;

/** What `q` looks into, folded (`searchTextOf`); the empty text, where nobody fills it, is never found. */
type SearchText = Generated<string>;

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
export const studyModes = ["online", "distance", "blended", "weekend", "campus"] as const;
export const feeKinds = [
  "application",
  "registration",
  "tuition",
  "examination",
  "re-examination",
  "material",
  "convocation",
  "deposit",
  "other",
] as const;
/** When a fee falls due, and so how often: once, or with each semester or year of the course. */
export const scholarshipPers = ["once", "semester", "year"] as const;
export const feeDues = ["application", "admission", "semester", "semester-end", "year", "end", "when-needed"] as const;
export const eligibilityLevels = ["10th", "12th", "diploma", "bachelor", "master"] as const;
export const ruleKinds = [
  "barred",
  "before-admission",
  "refund",
  "loan-offer",
  "loan-note",
  "claim-note",
  "dollar-rate",
] as const;
export const approvalStatuses = ["approved", "applied", "ended", "unknown"] as const;
/** A partner that pays the office a commission for who enrols, one that pays nothing, or no partner at all. */
export const partnerships = ["commission", "partner", "none"] as const;
export const courseIcons = ["GraduationCap", "Users", "Award"] as const;
export const faqCategories = ["General", "Admission", "Financial", "Process", "Statistics", "Visa"] as const;
export const statIcons = ["GraduationCap", "Users", "CheckCircle2", "Globe"] as const;
/** What somebody may do here is said by `permissions.ts`; a `user` is a client, who never enters the panel. */
export const userRoles = ["user", "viewer", "counsellor", "editor", "admin"] as const;
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
export const pagePlaces = ["none", "menu", "footer"] as const;
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
/** The public forms, by the file names of the contract. */
export const formNames = ["leads", "contact", "applications", "newsletter"] as const;
/** Why a form looks like a robot's: the field that people do not see was filled in, or it was sent at once. */
export const formDoubts = ["hidden-field", "hurried"] as const;
export const enquiryEventKinds = [
  "form",
  "mail",
  "note",
  "call",
  "whatsapp",
  "stage",
  "owner",
  "follow-up",
  "facts",
  "tag",
  "merge",
  "unmerge",
  "step",
  "reply",
] as const;
/**
 * A lead was given to them or taken from them, a colleague asks them something in its story, or its person sent a
 * message or an application. By the clock: its first reply is due soon or late, its person was promised a call for now,
 * a question is to be answered; and a question of theirs was answered.
 */
export const noticeKinds = [
  "given",
  "taken",
  "mentioned",
  "wrote",
  "applied",
  "soon",
  "late",
  "call",
  "answer",
  "answered",
] as const;
export const templateChannels = ["email", "whatsapp"] as const;
/** `held`: it could not leave for a day, and waits for staff to send or cancel it. */
export const outboxStatuses = ["waiting", "held", "sent", "failed", "cancelled"] as const;
export const activityActions = [
  "create",
  "update",
  "delete",
  /** From the trash. */
  "restore",
  /** For good, from the trash or by its time. */
  "purge",
  "open",
  "sign-in",
  "sign-out",
  "export",
  "send-link",
  "reset-password",
  "invite",
  "revoke",
  "accept",
  "refuse",
] as const;
/**
 * `found`: what a record held before versions were kept of it; `unsaved`: what met somebody else's save and was
 * refused.
 */
export const versionActs = ["found", "created", "saved", "restored", "unsaved"] as const;
/** What a link in a mail opens that is written when the mail leaves. */
export const mailLinks = ["password", "invitation", "application", "applicant"] as const;

type OneOf<List extends readonly string[]> = List[number];

/** Who made a row and when it last changed. Newest first is `order by id desc`. */
interface Recorded {
  id: Generated<number>;
  created_at: Instant;
  updated_at: Instant;
}

/** Content that staff order by hand; sample rows are removed in one action (D18). */
interface Content extends Recorded {
  position: number;
  is_sample: Flag;
}

/** What every enquiry form keeps beside its own fields (D37 and D38). */
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

/** Where and in what a lead enrolled; the fee in rupees, null or empty what nobody said. */
interface Enrolment {
  university: string;
  course: string;
  fee: number | null;
  session: string;
}

/** What a fact of a lead was and became. */
export interface FactChange {
  from: string;
  to: string;
}

/** The year of a course's life in which one can enter it. Days are `2027-02-15`; null is not known. */
export interface StoredIntake {
  session: string;
  opens: string | null;
  last_date: string | null;
  starts: string | null;
  seats: number | null;
  /** Who publishes them; older rows have none. */
  seats_source?: string;
}

export interface StoredFeeItem {
  kind: OneOf<typeof feeKinds>;
  amount_paise: number;
  due: OneOf<typeof feeDues>;
  /** Comes back in part to those who leave in time, by the rule that covers the day. */
  refundable: Flag;
}

/** What comes off the fees: an amount, or a share of the tuition. */
export interface StoredScholarship {
  name: string;
  for_whom: string;
  amount_paise: number | null;
  percent: number | null;
  /** How often the amount is given; a share holds for all of the tuition. */
  per: OneOf<typeof scholarshipPers>;
  /** The last day on which one can ask for it; null is not known. */
  until: string | null;
  link: string;
}

/** What proves a claim of a record (record 072). */
export interface StoredEvidence {
  claim: string;
  source: string;
  link: string;
  year: number | null;
  checked_on: string;
  checked_by: string;
  expires: string | null;
  tells_not: string;
}

export interface StoredEligibility {
  level: OneOf<typeof eligibilityLevels> | null;
  /** Null is not known, 0 that none is asked. */
  percent: number | null;
  /** For those of reserved categories. */
  relaxed_percent: number | null;
  work_years: number | null;
  least_age: number | null;
  /** Of the last degree, one of these; *and* in one asks for all that it joins. None means any. */
  subjects: string[];
  checked_on: string | null;
}

export interface StoredApproval {
  /** Who says so, e.g. `UGC-DEB`. */
  body: string;
  mode: OneOf<typeof studyModes> | null;
  session: string;
  status: OneOf<typeof approvalStatuses>;
  reference: string;
  link: string;
  checked_on: string | null;
  checked_by: string;
  expires: string | null;
}

export interface Tables {
  /** One row, id 1. Empty social addresses are not shown (D16). */
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
    /** When it is open on a day, `10:00-19:00`, empty where the office is closed. */
    hours_sun: Generated<string>;
    hours_mon: Generated<string>;
    hours_tue: Generated<string>;
    hours_wed: Generated<string>;
    hours_thu: Generated<string>;
    hours_fri: Generated<string>;
    hours_sat: Generated<string>;
    /** Days on which it is closed, such as `2026-12-25 Christmas`. */
    holidays: Generated<string[]>;
    /** 1: *Get Expert Guidance* opens by itself, after so many seconds. */
    popup_is_on: Generated<Flag>;
    popup_delay_seconds: Generated<number>;
    /** Empty is the contact phone. */
    whatsapp_phone: Generated<string>;
    /** How a chat begins, with `{page}` for the page that it was opened from; empty is the product's own sentence. */
    whatsapp_words: Generated<string>;
    /** Where staff are told of enquiries; empty is the contact e-mail. */
    enquiry_email: Generated<string>;
    /** Of the claims that the site's fixed texts make. */
    evidence: Generated<StoredEvidence[]>;
    /** 1: visitors see no claim without evidence that holds. */
    shows_proven_only: Generated<Flag>;
    /** For how many days what was checked counts as fresh. */
    fees_fresh_days: Generated<number>;
    approvals_fresh_days: Generated<number>;
    dates_fresh_days: Generated<number>;
    updated_at: Instant;
  };
  /**
   * One row, id 1, from the first change on: how the office works (`desk-rules-schema.ts`, which holds what stands
   * until then).
   */
  desk_rules: { id: number; rules: Record<string, unknown>; updated_at: Instant };
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
    /** Somebody who left: nothing but the names is kept, for what they did (record 040). */
    closed_at: Instant | null;
    /** 1: the mails of morning and evening come, where the office sends them. */
    gets_day_mails: Generated<Flag>;
    /** Of an applicant: when a link in a mail was first used. Until then the password opens nothing (record 541). */
    email_proved_at: Instant | null;
    /** Of an applicant: the application whose form brought the password; null where it came otherwise. */
    password_from_application: number | null;
    search_text: SearchText;
  };
  /** Who was written which mail of a day in India; kept for a week. */
  day_mails: { user_id: number; kind: "morning" | "evening"; day: string };
  /** What the office decides about a role; one without a row has neither. */
  role_rules: {
    role: Exclude<OneOf<typeof userRoles>, "user">;
    needs_second_factor: Flag;
    sees_all_leads: Flag;
    updated_at: Instant;
  };
  /** One-time codes for who has lost the second factor, kept as SHA-256 only. */
  recovery_codes: { id: Generated<number>; user_id: number; code_hash: string; used_at: Instant | null };
  /** Bearer tokens, kept as SHA-256 only (D27). */
  sessions: {
    id: Generated<number>;
    user_id: number;
    token_hash: string;
    created_at: Instant;
    last_used_at: Instant;
    address: string | null;
    device: string | null;
  };
  /** Each streams one file, once, to the session that asked for it; the ticket is kept as SHA-256 only. */
  export_links: {
    id: Generated<number>;
    ticket_hash: string;
    session_id: number;
    /** The list and its query, or the ids. */
    asked: Record<string, unknown>;
    expires_at: Instant;
  };
  universities: Content & {
    /** What search engines are told in the place of the record's own words; empty: those. */
    search_title: Generated<string>;
    search_description: Generated<string>;
    /** What shared links show; null: a drawing. */
    share_image: PictureAddress | null;
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
    /** Who pays the office (record 071); null is not said yet. */
    partnership: OneOf<typeof partnerships> | null;
    evidence: Generated<StoredEvidence[]>;
    is_featured: Flag;
    /** How many courses name it; the database counts. */
    course_count: Generated<number>;
    search_text: SearchText;
  };
  courses: Content & {
    /** What search engines are told in the place of the record's own words; empty: those. */
    search_title: Generated<string>;
    search_description: Generated<string>;
    /** What shared links show; null: a drawing. */
    share_image: PictureAddress | null;
    slug: string;
    title: string;
    description: string;
    duration: string;
    degree_type: OneOf<typeof degreeTypes>;
    field: OneOf<typeof courseFields>;
    study_mode: OneOf<typeof studyModes>;
    /** Tuition in US cents (D21). */
    tuition_fee_cents: number;
    /** The whole course in rupees: what visitors read first; null is not known. */
    fee_paise: number | null;
    /** A year of it, kept at every save (`yearlyFeeOf`). */
    yearly_fee_paise: number | null;
    requirements: string;
    /** What each holds, in a line. */
    semesters: Generated<string[]>;
    /** What the degree is in, as the university names it. */
    subject: Generated<string>;
    intakes: Generated<StoredIntake[]>;
    /** Where there are any, the fee of the course and of a year follow from them. */
    fee_items: Generated<StoredFeeItem[]>;
    eligibility: StoredEligibility | null;
    approvals: Generated<StoredApproval[]>;
    scholarships: Generated<StoredScholarship[]>;
    /** Of teaching; none is not known. */
    languages: Generated<string[]>;
    /**
     * As the university writes them, e.g. `Tuesday and Thursday, 8 to 9.30 pm`, `12`, `Online, supervised by camera`;
     * empty is not known.
     */
    classes: Generated<string>;
    weekly_hours: Generated<string>;
    examinations: Generated<string>;
    /** Days, e.g. `2026-11-12`, on which somebody compared them with the university's notice. */
    fees_checked_on: string | null;
    dates_checked_on: string | null;
    /** With no scholarship: that there is none. */
    scholarships_checked_on: string | null;
    /**
     * Of the approval that was checked longest ago, kept at every save (`settleApprovals`); empty where one never was.
     */
    approvals_checked_on: string | null;
    /** The last day of the approval that ends first and was not checked since, kept with it. */
    approvals_end_on: string | null;
    /**
     * From and until which day a rule of the field bars it, which was written later or is yet to apply
     * (`settleBarred`).
     */
    barred_from: string | null;
    barred_until: string | null;
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
  field_rules: Recorded & {
    kind: OneOf<typeof ruleKinds>;
    name: string;
    /** As its kind needs it; `field-rule-schema.ts` knows the shapes. */
    content: object;
    source: string;
    source_url: string;
    /** Days; null is until a newer rule. */
    applies_from: string;
    applies_until: string | null;
    checked_on: string;
    position: Generated<number>;
    /** An invented one, for the samples. */
    is_sample: Generated<Flag>;
    /** The day on which courses last followed from it, for the kinds that they keep something of; null is not yet. */
    settled_on: string | null;
    search_text: SearchText;
  };
  programs: Content & {
    /** What search engines are told in the place of the record's own words; empty: those. */
    search_title: Generated<string>;
    search_description: Generated<string>;
    /** What shared links show; null: a drawing. */
    share_image: PictureAddress | null;
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
    evidence: Generated<StoredEvidence[]>;
    search_text: SearchText;
  };
  program_universities: { program_id: number; university_id: number; rating: number; position: number };
  testimonials: Content & {
    name: string;
    role: string;
    content: string;
    rating: number;
    image: PictureAddress | null;
    image_alt: string;
    evidence: Generated<StoredEvidence[]>;
    search_text: SearchText;
  };
  faqs: Content & {
    question: string;
    answer: string;
    category: OneOf<typeof faqCategories>;
    search_text: SearchText;
  };
  stat_items: Content & {
    icon: OneOf<typeof statIcons>;
    number: string;
    text: string;
    evidence: Generated<StoredEvidence[]>;
    search_text: SearchText;
  };
  expert_guidance: Content & {
    name: string;
    title: string;
    expertise: string;
    bio: string;
    image: PictureAddress | null;
    image_alt: string;
    experience_years: number;
    evidence: Generated<StoredEvidence[]>;
    languages: string[];
    is_active: Flag;
    search_text: SearchText;
  };
  leaders: Content & {
    name: string;
    title: string;
    bio: string;
    image: PictureAddress | null;
    image_alt: string;
    search_text: SearchText;
  };
  core_values: Content & { name: string; text: string; search_text: SearchText };
  articles: Content & {
    /** What search engines are told in the place of title and description; empty: those. */
    search_title: Generated<string>;
    search_description: Generated<string>;
    slug: string;
    /** What shared links show; null: a drawing. */
    share_image: PictureAddress | null;
    title: string;
    description: string;
    /** Sanitised HTML: h2, h3, p, br, ul, ol, li, blockquote, table, a, strong, em, img. */
    body: string;
    image: PictureAddress | null;
    image_alt: string;
    category: OneOf<typeof articleCategories>;
    read_minutes: number;
    /** One of those who give guidance. */
    author_id: number | null;
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
    search_text: SearchText;
  };
  leads: Enquiry & {
    name: string;
    /** Empty when staff entered the lead and did not know it; so may be the phone, never both. */
    email: string;
    phone: string;
    phone_e164: string;
    /** A parent's, or the one at work; empty as the others below when nobody knows it. */
    second_phone: Generated<string>;
    second_phone_e164: Generated<string>;
    course: string;
    city: Generated<string>;
    /** In which somebody likes to talk, e.g. `Marathi`. */
    language: Generated<string>;
    /** When to call, e.g. `After 18:00`. */
    best_time: Generated<string>;
    stage: OneOf<typeof leadStages>;
    /** The counsellor who looks after the lead. */
    owner_id: number | null;
    /** Why it is theirs: the rule that gave it to them, or what was said at the hand-over. */
    owner_note: Generated<string>;
    /** The day of the next step, e.g. `2026-11-25`, in Asia/Kolkata; where a time was agreed, `2026-11-25T17:00`. */
    follow_up_on: string | null;
    /** The lead of the same person that this one was merged into; it is then no longer listed by itself. */
    merged_into_id: number | null;
    /** What its survivor took over when it was merged, each with the value that stood there before. */
    gave_on_merge: Record<string, FactChange> | null;
    /** Why it was lost, in the words of the office; kept, but of no meaning, when it is lost no longer. */
    lost_reason: Generated<string>;
    /** What somebody enrolled in. */
    enrolment: Enrolment | null;
    /** When staff first called or wrote, whoever answered, and after how many minutes of office hours. */
    first_reply_at: Instant | null;
    reply_minutes: number | null;
    /** At which call somebody was reached. */
    calls_to_reach: number | null;
    /** Whose link sent the visitor, `google / mba-pune`; empty where none did. */
    campaign: Generated<string>;
    /** The file that it came in. */
    import_id: number | null;
    /** When something last happened: the newest line of the timeline, which every lead begins with. */
    last_event_at: Generated<Instant>;
    /** With what the leads that were merged into it are found by. */
    search_text: string;
  };
  /** Words that the office sorts its leads by; `folded_name` keeps them single. */
  tags: { id: Generated<number>; name: string; folded_name: string; created_at: Instant };
  lead_tags: { lead_id: number; tag_id: number };
  /** Lists of leads under a name. */
  lead_views: {
    id: Generated<number>;
    user_id: number;
    name: string;
    /** As in the list's address. */
    query: string;
    is_shared: Flag;
    created_at: Instant;
  };
  /** Files of people that became leads, or told more of those who were known. */
  lead_imports: {
    id: Generated<number>;
    file: string;
    /** How these people came, as of a lead that staff enter. */
    source: string;
    /** Where and when they agreed to be called. */
    consent: string;
    /** The field of each heading. */
    mapping: Record<string, string>;
    /** 1: its people are given to somebody by the rules of taking. */
    is_given_out: Generated<Flag>;
    actor_id: number | null;
    /** How many rows became leads, told something of somebody known, told nothing new, were refused. */
    created: number;
    joined: number;
    unchanged: number;
    refused: number;
    created_at: Instant;
    /** From then on it takes no more rows; what is left of it goes with the next calls. */
    undo_begun_at: Instant | null;
    undone_at: Instant | null;
  };
  /**
   * What each row of a file became, by a hash of its words, until its import is undone or its lead deleted for good.
   */
  lead_import_rows: { hash: string; import_id: number; lead_id: number };
  /** What a row told of a lead that was known: the facts that it lacked, and the notes. */
  lead_import_joins: {
    id: Generated<number>;
    import_id: number;
    lead_id: number;
    filled: Record<string, string>;
    event_ids: number[];
  };
  /** Who was given a new lead when: whoever has the lowest turn is next. */
  lead_turns: { user_id: number; turn: number; round: number };
  /** What concerns one member of staff, for thirty days. */
  notices: {
    id: Generated<number>;
    user_id: number;
    kind: OneOf<typeof noticeKinds>;
    /** Null where it tells of several. */
    lead_id: number | null;
    /** What its person sent, where it tells of that: it goes with it. */
    message_id: number | null;
    application_id: number | null;
    /** The line of a timeline by which a colleague says it: it goes with it. */
    line_id: number | null;
    /** Of how many it tells. */
    leads: number;
    /** Why it was given, or what a colleague says. */
    words: string;
    /** Of what the clock tells: a second one with the same key is not stored. */
    once_key: string | null;
    /** Until which minute in India a colleague wants an answer. */
    due_on: string | null;
    /** The line that answered what a colleague asked. */
    answer_id: number | null;
    /** Null for the product itself. */
    actor_id: number | null;
    created_at: Instant;
    seen_at: Instant | null;
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
    /** The university or programme the visitor came from (D4). */
    interest: string | null;
    /** 1 Registration, 2 Career Counselling, 3 Documentation Verification, 4 Student Offer Letter. */
    step: number;
    /** 1: staff have called, noted or moved something; a trigger keeps it. */
    is_touched: Generated<Flag>;
    search_text: string;
  };
  subscribers: Enquiry & {
    email: string;
    status: OneOf<typeof subscriberStatuses>;
    confirmed_at: Instant | null;
    search_text: SearchText;
  };
  /**
   * How many records there are of each value, e.g. of `leads` by `stage` those that are `new`; triggers keep them, see
   * `counter-triggers.ts`. A counter is the sum of its rows.
   */
  counters: { id: Generated<number>; noun: string; facet: string; value: string; amount: number };
  /** How many records begin alike in an order of their list; see `begun-counters.ts`. */
  begun_counters: { id: Generated<number>; noun: string; facet: string; value: string; amount: number };
  /**
   * The timeline of an enquiry: what was sent, written, decided, and by whom. Exactly one of the three parents is set.
   */
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
    /** 1: a number or WhatsApp was pressed, and nobody has said yet what came of it; it counts as no contact. */
    is_begun: Generated<Flag>;
    /** 1: of a step, whose mail was taken back before it left: the applicant does not know of it. */
    is_untold: Generated<Flag>;
    /** Of an application's line of a call to its lead: the lead's line, which tells the same call. */
    call_id: number | null;
    /** Of a call, a note or a mail: what the device sent it under, so that a second sending is known. */
    idempotency_key: string | null;
    created_at: Instant;
  };
  /** Words that counsellors send again and again; `{name}`, `{course}` and `{counsellor}` stand for the lead's own. */
  templates: Content & {
    name: string;
    channel: OneOf<typeof templateChannels>;
    /** Of a mail; empty for WhatsApp. */
    subject: string;
    body: string;
    search_text: SearchText;
  };
  /** All pictures that records show or may show; one keeps its row when another file takes its place everywhere. */
  library_pictures: Recorded & {
    /** Of the file, without a point. */
    image: PictureAddress;
    /** Of the file that was uploaded, or of the first record that showed it. */
    name: string;
    image_alt: string;
    /** Of the canonical file, in pixels; 0 where nobody has measured it. */
    width: number;
    height: number;
    /** The point that every crop keeps, in percent from the left and from the top. */
    focus_x: Generated<number>;
    focus_y: Generated<number>;
    /** How many rows `picture_uses` has of it. */
    use_count: Generated<number>;
    search_text: SearchText;
  };
  /** Pages that the office has added, at `/pages/<slug>` (record 083). */
  pages: Content & {
    /** What search engines are told in the place of the title; empty: that. */
    search_title: Generated<string>;
    slug: string;
    /** What shared links show; null: a drawing. */
    share_image: PictureAddress | null;
    title: string;
    /** For search engines; empty: the page begins it. */
    description: string;
    /** Sanitised HTML, as that of articles. */
    body: string;
    /** Where a link leads to it, on every page. */
    menu_place: OneOf<typeof pagePlaces>;
    is_published: Flag;
    search_text: SearchText;
  };
  /** A fixed page whose words the owner has changed: those alone, by part and name (record 082). */
  page_texts: Content & {
    page: string;
    texts: Record<string, string | string[] | Record<string, string>[]>;
    search_text: SearchText;
  };
  /** Where a picture is shown: a row for each field of a record that shows it. */
  picture_uses: {
    id: Generated<number>;
    /** As in `library_pictures`. */
    image: PictureAddress;
    /** As in `versions`. */
    record: string;
    list: string;
    record_id: number;
    /** The column. */
    field: string;
    /** What the record is called: by it the picture is found, too. */
    name: string;
  };
  /** Which pictures a version or a record in the trash holds: exactly one of the two is set. */
  kept_pictures: {
    id: Generated<number>;
    /** As in `library_pictures`. */
    image: PictureAddress;
    version_id: number | null;
    trash_id: number | null;
  };
  /** Addresses without a page that lead on (record 068). */
  redirects: Content & {
    /** Decoded, without a slash or space at its end. */
    from_path: string;
    /** A path of this site, perhaps with a query, or an address of another; never the start of a further redirect. */
    to_path: string;
    /** The hash of the slug of a course that had this address (`slug-hash.ts`); null where it was another page's. */
    course_hash: number | null;
    /** 1: a record had this address while visitors could see it. */
    is_automatic: Flag;
    hits: number;
    last_hit_at: Instant | null;
    search_text: SearchText;
  };
  /** What people call the same when they search (record 076); phrases are parted by commas. */
  synonyms: Content & {
    words: string;
    /** What is found for them; empty where each of the words finds the others. */
    found_words: string;
    search_text: SearchText;
  };
  /** At which visitors found nothing: at most five hundred, for ninety days after the last. */
  missing_paths: { path: string; hits: number; first_at: Instant; last_at: Instant };
  /** What is to become of a record that visitors see or are to see (record 125). */
  plans: {
    /** As in `versions`. */
    record: string;
    list: string;
    record_id: number;
    /** The draft beside it, as the noun saves one, in JSON; null where only the end is planned. */
    content: string | null;
    /** When the draft takes its place; null where nobody has said. */
    publish_at: Instant | null;
    /** When it is taken off. */
    withdraw_at: Instant | null;
    /** Who wrote the draft. */
    actor_id: number | null;
    updated_at: Instant;
  };
  /** What an editor asked to see as the public page, saved or not, until the link to it ends. */
  previews: { id: Generated<number>; list: string; content: string; expires_at: Instant };
  /** Forms that look like a robot's: kept apart and told to nobody until staff release them (D45). */
  doubtful_forms: {
    id: Generated<number>;
    created_at: Instant;
    form: OneOf<typeof formNames>;
    reason: OneOf<typeof formDoubts>;
    name: string;
    email: string;
    /** What the form sent, as its schema read it; of a password only the hash. */
    fields: Record<string, string>;
    /** The enquiry that it becomes carries the same key, so that it becomes one only once. */
    idempotency_key: string;
    search_text: string;
  };
  /** Keys that the product makes up for itself at first need, e.g. to sign the links in its mails. */
  secrets: { name: string; value: string; created_at: Instant };
  /** Every save of what staff write, with what the record held after it (record 054). */
  versions: {
    id: Generated<number>;
    /** The list's file name and the record's id, e.g. `courses 5`: the record itself may be gone. */
    record: string;
    act: OneOf<typeof versionActs>;
    /** A `Snapshot` as JSON. */
    snapshot: string;
    /** The names of the columns that became others, as a list in JSON. */
    changed: string;
    actor_id: number | null;
    created_at: Instant;
  };
  /** Who has a record open at this moment, told again and again; whoever falls silent is forgotten. */
  open_records: {
    /** As in `versions`. */
    record: string;
    user_id: number;
    opened_at: Instant;
    seen_at: Instant;
  };
  /** What staff have deleted, for thirty days; what tells of people for fourteen. */
  trash: {
    id: Generated<number>;
    /** As in `versions`. */
    record: string;
    list: string;
    name: string;
    /** A `Snapshot` as JSON. */
    snapshot: string;
    actor_id: number | null;
    /** Whose an application is; the account may go before it. */
    applicant_id: number | null;
    deleted_at: Instant;
    search_text: SearchText;
  };
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
    search_text: SearchText;
    /** The fields that became others, as JSON, of what has no versions. */
    changes: string | null;
    /** The version that it made, of what has them. */
    version_id: number | null;
  };
  /** One row, raised with every change that visitors see (PostgreSQL alone, as the next two). */
  content_version: {
    id: number;
    version: number;
  };
  /** How often one network has sent one form. */
  counted_posts: {
    /** The form and the network. */
    key: string;
    posts: number;
    ends_at: Instant;
  };
  /** Wrong passwords and codes, as `FailureStore` counts them. */
  counted_failures: {
    key: string;
    count: number;
    /** Milliseconds since 1970 of the last ones, the newest at the end. */
    times: number[];
    last_at: Instant;
  };
  /** What became of each night's backup; not part of a backup itself, since it tells of this place. */
  backups: {
    id: Generated<number>;
    /** The name of the file in the folder of backups. */
    file: string;
    made_at: Instant;
    records: number;
    pictures: number;
    size_bytes: number;
    /** Why there is none, or why it was not proved; empty for one that a restore has proved. */
    problem: string | null;
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
    /** Of all attempts ever made those that no server has refused: with any of them the mail may have left. */
    open_attempts: Generated<number>;
    /** Not before; while a runner sends the mail, the moment at which its claim ends. */
    due_at: Instant;
    /** When it was written, or last let go by staff: for a day from then on it leaves by itself. */
    released_at: Generated<Instant>;
    sent_at: Instant | null;
    last_error: string | null;
    search_text: string;
    /** The link that is written into the body when the mail leaves, and for whom or what. */
    link_to: OneOf<typeof mailLinks> | null;
    link_id: number | null;
    /** 1: staff wrote it to somebody; it respects quiet hours, and whoever wants no contact. */
    is_office: Generated<Flag>;
    /** 1: an act of staff set it off, so it leaves in no quiet hours. */
    keeps_quiet: Generated<Flag>;
    created_at: Instant;
  };
  /** Numbers and addresses by which somebody wants no contact, whoever else shares them. */
  no_contacts: {
    id: Generated<number>;
    /** As E.164, or an e-mail address in small letters. */
    way: string;
    actor_id: number | null;
    created_at: Instant;
  };
  /** Who was asked to be a member of staff and has not come yet; gone once it was accepted or taken back. */
  invitations: {
    id: Generated<number>;
    email: string;
    role: OneOf<typeof userRoles>;
    invited_by: number;
    /** None before the mail has left. */
    token_hash: string | null;
    /** Of the link, which can be made anew. */
    expires_at: Instant;
    created_at: Instant;
    updated_at: Instant;
  };
  /** One per user at most: a newer link ends the older one. Gone once it was used. */
  password_links: {
    user_id: number;
    token_hash: string;
    expires_at: Instant;
  };
}
