import type { Generated } from "kysely";

// The whole data model on one page. The database holds the rules (see migrations); types here are what queries see.
// `schema-drift.test.ts` compares this page with the migrated tables on both engines.

/** ISO 8601 in UTC with milliseconds, e.g. `2026-11-21T04:30:00.000Z`. */
export type Instant = string;
/** A boolean, 0 or 1 in the API, too (D25). */
export type Flag = 0 | 1;
/** The address of a picture's canonical file, e.g. `/art/campus-01.webp` or `/backend/uploads/courses/3f…9a.webp`. */
export type PictureAddress = string;

/** The folded text that `q` searches (`searchTextOf`); empty texts are never found. */
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
export const scholarshipPers = ["once", "semester", "year"] as const;
/** When a fee is due, which implies how often: once, or per semester or year. */
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
/** A partner that pays the office a commission per enrolment, one that pays nothing, or no partner. */
export const partnerships = ["commission", "partner", "none"] as const;
export const courseIcons = ["GraduationCap", "Users", "Award"] as const;
export const faqCategories = ["General", "Admission", "Financial", "Process", "Statistics", "Visa"] as const;
export const statIcons = ["GraduationCap", "Users", "CheckCircle2", "Globe"] as const;
/** Their rights are in `permissions.ts`; a `user` is a client, who cannot use the panel. */
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
/** Why a form looks like a robot's: a field invisible to people was filled in, or it was sent at once. */
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
 * Events: a lead was given or taken, a colleague asks something about one (`mentioned`), its person sent a message or
 * an application, a question of the user was answered. By the clock: a first reply is due soon or late, a promised call
 * is due, an answer is due.
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
/** `held`: could not be sent for a day; staff send or cancel it. */
export const outboxStatuses = ["waiting", "held", "sent", "failed", "cancelled"] as const;
export const activityActions = [
  "create",
  "update",
  "delete",
  /** Restored from the trash. */
  "restore",
  /** Deleted for good, from the trash, by staff or by age. */
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
/** `found`: the content before the first version; `unsaved`: a save that was refused because of somebody else's. */
export const versionActs = ["found", "created", "saved", "restored", "unsaved"] as const;
/** What a link opens that is put into a mail when it is sent. */
export const mailLinks = ["password", "invitation", "application", "applicant"] as const;

type OneOf<List extends readonly string[]> = List[number];

/** Id and times of a row. Newest first is `order by id desc`. */
interface Recorded {
  id: Generated<number>;
  created_at: Instant;
  updated_at: Instant;
}

/** Content that staff sort by hand; sample rows are deleted in one action (D18). */
interface Content extends Recorded {
  position: number;
  is_sample: Flag;
}

/** What every enquiry stores beside its own fields (D37 and D38). */
interface Enquiry extends Recorded {
  /** A path; for a lead that staff entered, how the person came: `call`, `walk-in` … */
  source_page: string | null;
  utm: Record<string, string> | null;
  /** Empty if staff entered the lead: no notice was shown, and `consented_at` is the moment of entering. */
  consent_version: string;
  consented_at: Instant;
  /** A resend of the same form has the same key and stays one record. */
  idempotency_key: string | null;
}

/** What a lead enrolled in; fee in rupees; null or empty: unknown. */
interface Enrolment {
  university: string;
  course: string;
  fee: number | null;
  session: string;
}

/** The old and new value of a lead's fact. */
export interface FactChange {
  from: string;
  to: string;
}

/** A session in which one can enter a course. Days are like `2027-02-15`; null: unknown. */
export interface StoredIntake {
  session: string;
  opens: string | null;
  last_date: string | null;
  starts: string | null;
  seats: number | null;
  /** Who publishes the number; absent in older rows. */
  seats_source?: string;
}

export interface StoredFeeItem {
  kind: OneOf<typeof feeKinds>;
  amount_paise: number;
  due: OneOf<typeof feeDues>;
  /** Refunded in part on early withdrawal, by the rule of the day. */
  refundable: Flag;
}

/** A reduction of fees: an amount, or a percentage of the tuition. */
export interface StoredScholarship {
  name: string;
  for_whom: string;
  amount_paise: number | null;
  percent: number | null;
  /** How often the amount is given; a percentage applies to the whole tuition. */
  per: OneOf<typeof scholarshipPers>;
  /** The last day to apply; null: unknown. */
  until: string | null;
  link: string;
}

/** The proof of a claim in a record (record 072). */
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
  /** Null: unknown; 0: none required. */
  percent: number | null;
  /** For reserved categories. */
  relaxed_percent: number | null;
  work_years: number | null;
  least_age: number | null;
  /** One of these is required in the last degree; *and* within one requires all parts. Empty: any. */
  subjects: string[];
  checked_on: string | null;
}

export interface StoredApproval {
  /** The approving body, e.g. `UGC-DEB`. */
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
    /** Opening hours per weekday, `10:00-19:00`; empty: closed. */
    hours_sun: Generated<string>;
    hours_mon: Generated<string>;
    hours_tue: Generated<string>;
    hours_wed: Generated<string>;
    hours_thu: Generated<string>;
    hours_fri: Generated<string>;
    hours_sat: Generated<string>;
    /** Closed days, such as `2026-12-25 Christmas`. */
    holidays: Generated<string[]>;
    /** 1: *Get Expert Guidance* opens by itself after the delay. */
    popup_is_on: Generated<Flag>;
    popup_delay_seconds: Generated<number>;
    /** Empty: the contact phone. */
    whatsapp_phone: Generated<string>;
    /** The chat's first words; `{page}` is the page it was opened from. Empty: the default text. */
    whatsapp_words: Generated<string>;
    /** The address for mails about enquiries; empty: the contact e-mail. */
    enquiry_email: Generated<string>;
    /** For claims in the site's fixed texts. */
    evidence: Generated<StoredEvidence[]>;
    /** 1: claims without valid evidence are hidden. */
    shows_proven_only: Generated<Flag>;
    /** For how many days a check counts as fresh. */
    fees_fresh_days: Generated<number>;
    approvals_fresh_days: Generated<number>;
    dates_fresh_days: Generated<number>;
    updated_at: Instant;
  };
  /** The office's working rules; one row, id 1, from the first change on (`desk-rules.server.ts` has the defaults). */
  desk_rules: { id: number; rules: Record<string, unknown>; updated_at: Instant };
  users: Recorded & {
    username: string;
    /** The signature in templates; null: the user name is used. */
    full_name: string | null;
    email: string;
    password_hash: string;
    role: OneOf<typeof userRoles>;
    /** Encrypted; set when two-factor setup begins, effective once confirmed. */
    totp_secret: string | null;
    totp_confirmed_at: Instant | null;
    /** The time step of the last accepted code, so that no code counts twice. */
    totp_last_step: number | null;
    /** The account is switched off or deleted; a deleted one keeps only the names (record 040). */
    closed_at: Instant | null;
    /** 1: the user gets the office's day mails. */
    gets_day_mails: Generated<Flag>;
    /** For applicants: when a mailed link was first used. Before that the password opens nothing (record 541). */
    email_proved_at: Instant | null;
    /** For applicants: the application whose form set the password; null: set otherwise. */
    password_from_application: number | null;
    search_text: SearchText;
  };
  /** Day mails already written, by day in India; kept for a week. */
  day_mails: { user_id: number; kind: "morning" | "evening"; day: string };
  /** The office's rules for roles; without a row both are off. */
  role_rules: {
    role: Exclude<OneOf<typeof userRoles>, "user">;
    needs_second_factor: Flag;
    sees_all_leads: Flag;
    updated_at: Instant;
  };
  /** One-time codes for a lost second factor, stored as SHA-256 only. */
  recovery_codes: { id: Generated<number>; user_id: number; code_hash: string; used_at: Instant | null };
  /** Bearer tokens are stored as SHA-256 only (D27). */
  sessions: {
    id: Generated<number>;
    user_id: number;
    token_hash: string;
    created_at: Instant;
    last_used_at: Instant;
    address: string | null;
    device: string | null;
  };
  /** Links to download one file once, by the session that asked; the ticket is stored as SHA-256 only. */
  export_links: {
    id: Generated<number>;
    ticket_hash: string;
    session_id: number;
    /** The list and its query, or the ids. */
    asked: Record<string, unknown>;
    expires_at: Instant;
  };
  universities: Content & {
    /** Title and description for search engines; empty: the record's own. */
    search_title: Generated<string>;
    search_description: Generated<string>;
    /** For shared links; null: a drawing. */
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
    /** Spelled as in the specification, e.g. `24 Month`. */
    duration: string;
    programs: string[];
    facilities: string[];
    /** Whether it pays the office (record 071); null: not decided. */
    partnership: OneOf<typeof partnerships> | null;
    evidence: Generated<StoredEvidence[]>;
    is_featured: Flag;
    /** The number of its courses, maintained by triggers. */
    course_count: Generated<number>;
    search_text: SearchText;
  };
  courses: Content & {
    /** Title and description for search engines; empty: the record's own. */
    search_title: Generated<string>;
    search_description: Generated<string>;
    /** For shared links; null: a drawing. */
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
    /** For the whole course; null: unknown. */
    fee_paise: number | null;
    /** For one year, computed at every save (`yearlyFeeOf`). */
    yearly_fee_paise: number | null;
    requirements: string;
    /** The content of each semester, one line each. */
    semesters: Generated<string[]>;
    /** The subject of the degree, as the university names it. */
    subject: Generated<string>;
    intakes: Generated<StoredIntake[]>;
    /** If there are any, the course's fees are computed from them. */
    fee_items: Generated<StoredFeeItem[]>;
    eligibility: StoredEligibility | null;
    approvals: Generated<StoredApproval[]>;
    scholarships: Generated<StoredScholarship[]>;
    /** Languages of teaching; empty: unknown. */
    languages: Generated<string[]>;
    /**
     * In the university's words, e.g. `Tuesday and Thursday, 8 to 9.30 pm`, `12`, `Online, supervised by camera`;
     * empty: unknown.
     */
    classes: Generated<string>;
    weekly_hours: Generated<string>;
    examinations: Generated<string>;
    /** The days, e.g. `2026-11-12`, of the last comparison with the university's notice. */
    fees_checked_on: string | null;
    dates_checked_on: string | null;
    /** Without scholarships: that there are none. */
    scholarships_checked_on: string | null;
    /** The oldest check of an approval, computed at every save (`settleApprovals`); empty: one was never checked. */
    approvals_checked_on: string | null;
    /** The earliest end of an approval not checked since that end; computed with it. */
    approvals_end_on: string | null;
    /** The days from and until which a field rule bars it (`settleBarred`). */
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
    /** The target of Learn More; null: the course's page. */
    link: string | null;
    search_text: string;
  };
  field_rules: Recorded & {
    kind: OneOf<typeof ruleKinds>;
    name: string;
    /** By kind; see `field-rule-schema.ts`. */
    content: object;
    source: string;
    source_url: string;
    /** Days; null: until a newer rule. */
    applies_from: string;
    applies_until: string | null;
    checked_on: string;
    position: Generated<number>;
    /** 1: invented, part of the samples. */
    is_sample: Generated<Flag>;
    /** The day on which it was last applied to courses, for kinds that courses depend on; null: never. */
    settled_on: string | null;
    search_text: SearchText;
  };
  programs: Content & {
    /** Title and description for search engines; empty: the record's own. */
    search_title: Generated<string>;
    search_description: Generated<string>;
    /** For shared links; null: a drawing. */
    share_image: PictureAddress | null;
    slug: string;
    title: string;
    badge: OneOf<typeof programBadges>;
    duration: string;
    /** A fact on the card, e.g. `80+ Specializations`. */
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
    /** Title and description for search engines; empty: the article's own. */
    search_title: Generated<string>;
    search_description: Generated<string>;
    slug: string;
    /** For shared links; null: a drawing. */
    share_image: PictureAddress | null;
    title: string;
    description: string;
    /** Sanitised HTML: h2, h3, p, br, ul, ol, li, blockquote, table, a, strong, em, img. */
    body: string;
    image: PictureAddress | null;
    image_alt: string;
    category: OneOf<typeof articleCategories>;
    read_minutes: number;
    /** An expert. */
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
    /** Empty if staff entered the lead without one; so may `phone` be, but not both. */
    email: string;
    phone: string;
    phone_e164: string;
    /** E.g. a parent's, or at work; empty, like the following facts, while unknown. */
    second_phone: Generated<string>;
    second_phone_e164: Generated<string>;
    /** As the family wrote it, with what it asks about it. */
    course: string;
    /** Which course that is, perhaps deleted since; null is not known. */
    course_id: number | null;
    city: Generated<string>;
    /** Preferred for talking, e.g. `Marathi`. */
    language: Generated<string>;
    /** When to call, e.g. `After 18:00`. */
    best_time: Generated<string>;
    stage: OneOf<typeof leadStages>;
    /** The counsellor in charge. */
    owner_id: number | null;
    /** Why it is theirs: the rule that assigned it, or the note at the hand-over. */
    owner_note: Generated<string>;
    /** The day of the next step in Asia/Kolkata, e.g. `2026-11-25`; with an agreed time, `2026-11-25T17:00`. */
    follow_up_on: string | null;
    /** The survivor this lead was merged into; it is then no longer listed by itself. */
    merged_into_id: number | null;
    /** What its survivor took over in the merge, with the previous values. */
    gave_on_merge: Record<string, FactChange> | null;
    /** Why it was lost, in the office's words; kept but meaningless at other stages. */
    lost_reason: Generated<string>;
    /** What somebody enrolled in. */
    enrolment: Enrolment | null;
    /** When staff first called or wrote, and after how many office minutes. */
    first_reply_at: Instant | null;
    reply_minutes: number | null;
    /** The number of calls until the person was reached. */
    calls_to_reach: number | null;
    /** The campaign of the link, `google / mba-pune`; empty: none. */
    campaign: Generated<string>;
    /** The import that created it. */
    import_id: number | null;
    /** The moment of the newest timeline line; every lead has one. */
    last_event_at: Generated<Instant>;
    /** Includes the texts of leads merged into it. */
    search_text: string;
  };
  /** Tags for leads; `folded_name` makes them unique. */
  tags: { id: Generated<number>; name: string; folded_name: string; created_at: Instant };
  lead_tags: { lead_id: number; tag_id: number };
  /** Saved lists of leads. */
  lead_views: {
    id: Generated<number>;
    user_id: number;
    name: string;
    /** The query string of the list. */
    query: string;
    is_shared: Flag;
    created_at: Instant;
  };
  /** Files whose rows became leads or added to known ones. */
  lead_imports: {
    id: Generated<number>;
    file: string;
    /** How these people came, as for a lead that staff enter. */
    source: string;
    /** Where and when they agreed to be called. */
    consent: string;
    /** The field of each heading. */
    mapping: Record<string, string>;
    /** 1: its leads are assigned by the office's rules. */
    is_given_out: Generated<Flag>;
    actor_id: number | null;
    /** Rows that became leads, added to known people, told nothing new, were refused. */
    created: number;
    joined: number;
    unchanged: number;
    refused: number;
    created_at: Instant;
    /** From then on it takes no more rows; undoing continues call by call. */
    undo_begun_at: Instant | null;
    undone_at: Instant | null;
  };
  /** The lead of each imported row, by the row's hash, until the import is undone or the lead deleted for good. */
  lead_import_rows: { hash: string; import_id: number; lead_id: number };
  /** What a row added to a known lead: missing facts, and notes. */
  lead_import_joins: {
    id: Generated<number>;
    import_id: number;
    lead_id: number;
    filled: Record<string, string>;
    event_ids: number[];
  };
  /** The turns of those who take new leads: the lowest is next. */
  lead_turns: { user_id: number; turn: number; round: number };
  /** Notices to members of staff, kept for thirty days. */
  notices: {
    id: Generated<number>;
    user_id: number;
    kind: OneOf<typeof noticeKinds>;
    /** Null if it is about several leads. */
    lead_id: number | null;
    /** The message or application it is about, with which it is deleted. */
    message_id: number | null;
    application_id: number | null;
    /** The timeline line that caused it, with which it is deleted. */
    line_id: number | null;
    /** The number of leads. */
    leads: number;
    /** The reason, or a colleague's words. */
    words: string;
    /** For clock notices: unique, so that each is stored once. */
    once_key: string | null;
    /** The minute in India by which a colleague wants an answer. */
    due_on: string | null;
    /** The line that answered the question. */
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
    /** 1: staff have called, noted or moved it; maintained by a trigger. */
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
   * The number of records per value, e.g. `leads` by `stage` `new`; maintained by triggers (`counter-triggers.ts`). A
   * counter is the sum of its rows.
   */
  counters: { id: Generated<number>; noun: string; facet: string; value: string; amount: number };
  /** The number of records per beginning of a sort key; see `begun-counters.ts`. */
  begun_counters: { id: Generated<number>; noun: string; facet: string; value: string; amount: number };
  /** The timelines of enquiries. Exactly one of the three parents is set. */
  enquiry_events: {
    id: Generated<number>;
    lead_id: number | null;
    message_id: number | null;
    application_id: number | null;
    kind: OneOf<typeof enquiryEventKinds>;
    /** A note's words, a mail's subject, `New → Contacted` … */
    text: string;
    /** Its mail in the outbox. */
    mail_id: number | null;
    actor_id: number | null;
    /** 1: begun by a press on a number or WhatsApp, no outcome noted yet; not counted as contact. */
    is_begun: Generated<Flag>;
    /** 1: a step whose mail was taken back, so that the applicant does not know it. */
    is_untold: Generated<Flag>;
    /** In an application's line about a call to its lead: the lead's line about the same call. */
    call_id: number | null;
    /** For calls, notes and mails: identifies a resend. */
    idempotency_key: string | null;
    created_at: Instant;
  };
  /** Texts that counsellors send repeatedly; `{name}`, `{course}` and `{counsellor}` are replaced per lead. */
  templates: Content & {
    name: string;
    channel: OneOf<typeof templateChannels>;
    /** For mails; empty for WhatsApp. */
    subject: string;
    body: string;
    search_text: SearchText;
  };
  /** All pictures that records show or may show; a row stays when its file is replaced. */
  library_pictures: Recorded & {
    /** The file's address, without focal point. */
    image: PictureAddress;
    /** The name of the uploaded file, or of the first record that showed it. */
    name: string;
    image_alt: string;
    /** Of the canonical file, in pixels; 0: not measured. */
    width: number;
    height: number;
    /** The focal point that every crop keeps, in percent from left and top. */
    focus_x: Generated<number>;
    focus_y: Generated<number>;
    /** The number of its rows in `picture_uses`. */
    use_count: Generated<number>;
    search_text: SearchText;
  };
  /** Pages of the office, at `/pages/<slug>` (record 083). */
  pages: Content & {
    /** The title for search engines; empty: the page's. */
    search_title: Generated<string>;
    slug: string;
    /** For shared links; null: a drawing. */
    share_image: PictureAddress | null;
    title: string;
    /** For search engines; empty: the page's first words. */
    description: string;
    /** Sanitised HTML, like an article's. */
    body: string;
    /** Where every page links to it. */
    menu_place: OneOf<typeof pagePlaces>;
    is_published: Flag;
    search_text: SearchText;
  };
  /** Fixed pages with changed texts: only those texts, by part and name (record 082). */
  page_texts: Content & {
    page: string;
    texts: Record<string, string | string[] | Record<string, string>[]>;
    search_text: SearchText;
  };
  /** The uses of pictures: a row per field of a record that shows one. */
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
    /** The record's name, by which the picture is found, too. */
    name: string;
  };
  /** Pictures in versions and trashed records; exactly one of the two references is set. */
  kept_pictures: {
    id: Generated<number>;
    /** As in `library_pictures`. */
    image: PictureAddress;
    version_id: number | null;
    trash_id: number | null;
  };
  /** Redirects from addresses without a page (record 068). */
  redirects: Content & {
    /** Decoded, without trailing slashes and spaces. */
    from_path: string;
    /** A path on this site, perhaps with a query, or another site's address; never the source of another redirect. */
    to_path: string;
    /** The hash of a course's former slug (`slug-hash.ts`); null for other pages. */
    course_hash: number | null;
    /** 1: a visible record had this address. */
    is_automatic: Flag;
    hits: number;
    last_hit_at: Instant | null;
    search_text: SearchText;
  };
  /** Synonyms for searches (record 076); phrases are separated by commas. */
  synonyms: Content & {
    words: string;
    /** What they find; empty: the words find each other. */
    found_words: string;
    search_text: SearchText;
  };
  /** Addresses at which visitors found nothing: at most five hundred, for ninety days after the last visit. */
  missing_paths: { path: string; hits: number; first_at: Instant; last_at: Instant };
  /** Planned changes of records that are or will be visible (record 125). */
  plans: {
    /** As in `versions`. */
    record: string;
    list: string;
    record_id: number;
    /** The draft as JSON, as the noun saves it; null: only the end is planned. */
    content: string | null;
    /** When to publish the draft; null: not planned. */
    publish_at: Instant | null;
    /** When to take the record off. */
    withdraw_at: Instant | null;
    /** The author of the draft. */
    actor_id: number | null;
    updated_at: Instant;
  };
  /** Previews of editors' content, saved or not, until they expire. */
  previews: { id: Generated<number>; list: string; content: string; expires_at: Instant };
  /** Forms that look like a robot's, set aside until staff release them (D45). */
  doubtful_forms: {
    id: Generated<number>;
    created_at: Instant;
    form: OneOf<typeof formNames>;
    reason: OneOf<typeof formDoubts>;
    name: string;
    email: string;
    /** The form's parsed fields; of a password, only the hash. */
    fields: Record<string, string>;
    /** The released enquiry gets the same key, so that there is only one. */
    idempotency_key: string;
    search_text: string;
  };
  /** Generated keys, e.g. for signing the links in mails. */
  secrets: { name: string; value: string; created_at: Instant };
  /** Every save of content, with the record's content after it (record 054). */
  versions: {
    id: Generated<number>;
    /** The list's file name and the record's id, e.g. `courses 5`; the record may be gone. */
    record: string;
    act: OneOf<typeof versionActs>;
    /** A `Snapshot` as JSON. */
    snapshot: string;
    /** The names of changed columns, as a JSON list. */
    changed: string;
    actor_id: number | null;
    created_at: Instant;
    /** By it a record whose creation is sent once more is known. */
    idempotency_key: string | null;
  };
  /** Who has a record open now, refreshed regularly; entries expire. */
  open_records: {
    /** As in `versions`. */
    record: string;
    user_id: number;
    opened_at: Instant;
    seen_at: Instant;
  };
  /** Deleted records, kept for thirty days, personal data for fourteen. */
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
    /** The changed fields as JSON, for nouns without versions. */
    changes: string | null;
    /** The version that it made, for nouns with versions. */
    version_id: number | null;
  };
  /** One row, raised with every change that visitors can see (PostgreSQL only, like the next two tables). */
  content_version: {
    id: number;
    version: number;
  };
  /** Posts per form and network. */
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
    /** The last failures in milliseconds since 1970, newest last. */
    times: number[];
    last_at: Instant;
  };
  /** The outcomes of nightly backups; not part of a backup, since it belongs to the installation. */
  backups: {
    id: Generated<number>;
    /** The file's name in the backup folder. */
    file: string;
    made_at: Instant;
    records: number;
    pictures: number;
    size_bytes: number;
    /** Why it failed or was not proved; null: proved by a restore. */
    problem: string | null;
  };
  /** Mails, queued in the transaction of the record they are about, sent by the runner. */
  outbox: {
    id: Generated<number>;
    /** With angle brackets; the same at every attempt, so that receivers recognise a duplicate. */
    message_id: string;
    recipient: string;
    reply_to: string;
    subject: string;
    body: string;
    /** Additional headers, e.g. `List-Unsubscribe`. */
    headers: Record<string, string> | null;
    status: OneOf<typeof outboxStatuses>;
    attempts: number;
    /** Attempts that no server has refused: in any of them the mail may have been sent. */
    open_attempts: Generated<number>;
    /** The earliest time to send it; during an attempt, the end of the runner's claim. */
    due_at: Instant;
    /** When it was queued or last released by staff; it is sent automatically for a day from then on. */
    released_at: Generated<Instant>;
    sent_at: Instant | null;
    last_error: string | null;
    search_text: string;
    /** The link to put into the body when it is sent, and the id it is for. */
    link_to: OneOf<typeof mailLinks> | null;
    link_id: number | null;
    /** 1: written by staff; held in quiet hours, and not sent to people who want no contact. */
    is_office: Generated<Flag>;
    /** 1: triggered by staff, so it is held in quiet hours. */
    keeps_quiet: Generated<Flag>;
    created_at: Instant;
  };
  /** Numbers and addresses of people who want no contact, whoever else shares them. */
  no_contacts: {
    id: Generated<number>;
    /** E.164, or an e-mail address in lower case. */
    way: string;
    actor_id: number | null;
    created_at: Instant;
  };
  /** Open invitations of staff; deleted once accepted or revoked. */
  invitations: {
    id: Generated<number>;
    email: string;
    role: OneOf<typeof userRoles>;
    invited_by: number;
    /** Null before the mail is sent. */
    token_hash: string | null;
    /** The end of the link, which can be renewed. */
    expires_at: Instant;
    created_at: Instant;
    updated_at: Instant;
  };
  /** At most one per user; deleted once used. */
  password_links: {
    user_id: number;
    token_hash: string;
    expires_at: Instant;
  };
}
