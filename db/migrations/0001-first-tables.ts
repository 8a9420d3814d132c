import {
  atLeast,
  between,
  decimal,
  flag,
  id,
  instant,
  integer,
  json,
  money,
  oneOf,
  optional,
  primaryKey,
  reference,
  text,
} from "#db/columns.ts";
import type { SchemaChange } from "#db/schema-change.ts";

const recorded = [id(), instant("created_at"), instant("updated_at")];
const content = [...recorded, integer("position"), flag("is_sample")];
const enquiry = [
  ...recorded,
  optional(text("source_page")),
  optional(json("utm")),
  text("consent_version"),
  instant("consented_at"),
  optional(text("idempotency_key")),
];
const picture = [optional(text("image")), text("image_alt")];

export async function up(change: SchemaChange): Promise<void> {
  await createSettings(change);
  await createAccounts(change);
  await createUniversities(change);
  await createCourses(change);
  await createPrograms(change);
  await createHomeSections(change);
  await createPeople(change);
  await createArticles(change);
  await createGallery(change);
  await createLeads(change);
  await createMessages(change);
  await createApplications(change);
  await createSubscribers(change);
  await createRobotCatches(change);
  await createSecrets(change);
  await createActivities(change);
  await createOutbox(change);
}

async function createSettings({ createTable }: SchemaChange) {
  await createTable(
    "settings",
    integer("id"),
    text("site_name"),
    text("site_description"),
    text("contact_email"),
    text("contact_phone"),
    text("address"),
    text("facebook"),
    text("twitter"),
    text("instagram"),
    text("linkedin"),
    instant("updated_at"),
    primaryKey("id"),
    between("id", 1, 1),
  );
}

async function createAccounts({ createTable, index, unique, uniqueCaseless }: SchemaChange) {
  await createTable(
    "users",
    ...recorded,
    text("username"),
    text("email"),
    text("password_hash"),
    text("role"),
    oneOf("role", "user", "admin"),
  );
  await uniqueCaseless("users", "username");
  await uniqueCaseless("users", "email");
  await createTable(
    "sessions",
    id(),
    reference("user_id", "users", "cascade"),
    text("token_hash"),
    instant("created_at"),
    instant("last_used_at"),
    optional(text("address")),
    optional(text("device")),
  );
  await unique("sessions", "token_hash");
  await index("sessions", "user_id");
}

async function createUniversities({ createTable, unique }: SchemaChange) {
  await createTable(
    "universities",
    ...content,
    text("slug"),
    text("name"),
    text("location"),
    text("description"),
    text("website_url"),
    optional(text("logo")),
    ...picture,
    optional(integer("ranking")),
    optional(integer("founded_year")),
    optional(integer("student_count")),
    optional(decimal("acceptance_rate")),
    optional(money("fees_paise")),
    text("duration"),
    json("programs"),
    json("facilities"),
    flag("is_featured"),
    atLeast("student_count", 0),
    between("acceptance_rate", 0, 100),
    atLeast("fees_paise", 0),
  );
  await unique("universities", "slug");
}

async function createCourses({ createTable, index, unique }: SchemaChange) {
  await createTable(
    "courses",
    ...content,
    text("slug"),
    text("title"),
    text("description"),
    text("duration"),
    text("degree_type"),
    text("field"),
    text("study_mode"),
    money("tuition_fee_cents"),
    text("requirements"),
    reference("university_id", "universities", "restrict"),
    ...picture,
    flag("is_featured"),
    flag("is_trending"),
    text("tag"),
    integer("specializations"),
    text("icon"),
    optional(text("link")),
    text("search_text"),
    oneOf("degree_type", "UG", "PG", "PGDCS"),
    oneOf(
      "field",
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
    ),
    oneOf("study_mode", "online", "blended", "weekend"),
    oneOf("icon", "GraduationCap", "Users", "Award"),
    atLeast("tuition_fee_cents", 0),
    atLeast("specializations", 0),
  );
  await unique("courses", "slug");
  await index("courses", "university_id");
  await index("courses", "degree_type", "id");
}

async function createPrograms({ createTable, unique }: SchemaChange) {
  await createTable(
    "programs",
    ...content,
    text("slug"),
    text("title"),
    text("badge"),
    text("duration"),
    optional(text("specializations")),
    optional(text("description")),
    optional(text("eligibility")),
    optional(money("fees_from_paise")),
    optional(money("fees_to_paise")),
    json("key_features"),
    json("categories"),
    oneOf("badge", "Trending", "Dr Title", "Global", "1 Year", "2 Years", "18 Months", "14 Months", "3 Years"),
    atLeast("fees_from_paise", 0),
    atLeast("fees_to_paise", 0),
  );
  await unique("programs", "slug");
  await createTable(
    "program_universities",
    reference("program_id", "programs", "cascade"),
    reference("university_id", "universities", "restrict"),
    decimal("rating"),
    integer("position"),
    primaryKey("program_id", "university_id"),
    between("rating", 1, 5),
  );
}

async function createHomeSections({ createTable }: SchemaChange) {
  await createTable(
    "testimonials",
    ...content,
    text("name"),
    text("role"),
    text("content"),
    integer("rating"),
    ...picture,
    between("rating", 1, 5),
  );
  await createTable(
    "faqs",
    ...content,
    text("question"),
    text("answer"),
    text("category"),
    oneOf("category", "General", "Admission", "Financial", "Process", "Statistics", "Visa"),
  );
  await createTable(
    "stat_items",
    ...content,
    text("icon"),
    text("number"),
    text("text"),
    oneOf("icon", "GraduationCap", "Users", "CheckCircle2", "Globe"),
  );
}

async function createPeople({ createTable }: SchemaChange) {
  await createTable(
    "expert_guidance",
    ...content,
    text("name"),
    text("title"),
    text("expertise"),
    text("bio"),
    ...picture,
    integer("experience_years"),
    json("languages"),
    flag("is_active"),
    atLeast("experience_years", 0),
  );
  await createTable("leaders", ...content, text("name"), text("title"), text("bio"), ...picture);
  await createTable("core_values", ...content, text("name"), text("text"));
}

async function createArticles({ createTable, index, unique }: SchemaChange) {
  await createTable(
    "articles",
    ...content,
    text("slug"),
    text("title"),
    text("description"),
    text("body"),
    ...picture,
    text("category"),
    integer("read_minutes"),
    text("status"),
    optional(instant("published_at")),
    text("search_text"),
    oneOf("category", "Technology", "Business", "Lifestyle", "Marketing"),
    atLeast("read_minutes", 0),
    oneOf("status", "draft", "scheduled", "published"),
  );
  await unique("articles", "slug");
  await index("articles", "status", "published_at");
}

async function createGallery({ createTable }: SchemaChange) {
  await createTable(
    "gallery_images",
    ...content,
    text("image"),
    text("image_alt"),
    text("caption"),
    text("category"),
    flag("is_published"),
    oneOf("category", "Nature", "Urban", "Seascape", "Landscape", "Astronomy", "Adventure", "Travel", "Seasonal"),
  );
}

async function createLeads({ createTable, index, unique }: SchemaChange) {
  await createTable(
    "leads",
    ...enquiry,
    text("name"),
    text("email"),
    text("phone"),
    text("phone_e164"),
    text("course"),
    text("status"),
    text("search_text"),
    oneOf("status", "new", "contacted", "closed"),
  );
  await unique("leads", "idempotency_key");
  await index("leads", "status", "id");
}

async function createMessages({ createTable, unique }: SchemaChange) {
  await createTable(
    "messages",
    ...enquiry,
    text("name"),
    text("email"),
    text("subject"),
    text("message"),
    text("status"),
    text("search_text"),
    oneOf("status", "new", "answered"),
  );
  await unique("messages", "idempotency_key");
}

async function createApplications({ createTable, unique }: SchemaChange) {
  await createTable(
    "applications",
    ...enquiry,
    reference("user_id", "users", "restrict"),
    text("first_name"),
    text("last_name"),
    text("phone"),
    text("phone_e164"),
    text("company"),
    optional(text("interest")),
    integer("step"),
    text("search_text"),
    between("step", 1, 4),
  );
  await unique("applications", "idempotency_key");
}

async function createSubscribers({ createTable, unique }: SchemaChange) {
  await createTable(
    "subscribers",
    ...enquiry,
    text("email"),
    text("status"),
    optional(instant("confirmed_at")),
    oneOf("status", "pending", "confirmed", "unsubscribed"),
  );
  await unique("subscribers", "idempotency_key");
  await unique("subscribers", "email");
}

async function createRobotCatches({ createTable }: SchemaChange) {
  await createTable(
    "robot_catches",
    text("form"),
    integer("count"),
    instant("last_caught_at"),
    primaryKey("form"),
    atLeast("count", 1),
  );
}

async function createSecrets({ createTable }: SchemaChange) {
  await createTable("secrets", text("name"), text("value"), instant("created_at"), primaryKey("name"));
}

async function createActivities({ createTable }: SchemaChange) {
  await createTable(
    "activities",
    id(),
    text("type"),
    text("action"),
    text("name"),
    optional(integer("record_id")),
    optional(reference("actor_id", "users", "set null")),
    optional(text("address")),
    instant("created_at"),
    oneOf("action", "create", "update", "delete", "sign-in", "sign-out", "export"),
  );
}

async function createOutbox({ createTable, index, unique }: SchemaChange) {
  await createTable(
    "outbox",
    id(),
    text("message_id"),
    text("recipient"),
    text("reply_to"),
    text("subject"),
    text("body"),
    text("status"),
    integer("attempts"),
    instant("due_at"),
    optional(instant("sent_at")),
    optional(text("last_error")),
    text("search_text"),
    instant("created_at"),
    oneOf("status", "waiting", "sent", "failed"),
    atLeast("attempts", 0),
  );
  await unique("outbox", "message_id");
  await index("outbox", "status", "due_at");
}
