import { userRoles } from "#db/schema.ts";

// The only table of permissions (D42), used by the API's guard, the panel, the OpenAPI document and the screen Roles.
// Anything not listed is refused.

export type Role = (typeof userRoles)[number];

/** The roles that may use the panel. */
export const staffRoles = userRoles.filter((role) => role !== "user");

export const acts = ["see", "create", "change", "delete", "export"] as const;
export type Act = (typeof acts)[number];

/** The rights of roles to a noun; administrators have all `acts`. */
interface Rights {
  /** Its name in sentences. */
  label: string;
  group: "Enquiries" | "Content" | "Office";
  /** All acts that exist for it. */
  acts: readonly Act[];
  editor?: readonly Act[];
  counsellor?: readonly Act[];
  viewer?: readonly Act[];
  /** It holds personal data. */
  isPersonal?: true;
  /** Counsellors see only their own and unowned rows. */
  isOwnForCounsellors?: true;
}

const whole: readonly Act[] = acts;
const written: readonly Act[] = ["see", "create", "change", "delete"];
const read: readonly Act[] = ["see"];

const enquiries = { group: "Enquiries", isPersonal: true } as const;
/** Content of the site. */
const content = { group: "Content", acts: whole, editor: written, counsellor: read, viewer: read } as const;
const office = { group: "Office" } as const;

/** Keys are the API's file names, if a noun has one. */
export const permissionTable = {
  leads: {
    ...enquiries,
    label: "leads",
    acts: whole,
    counsellor: ["see", "create", "change"],
    isOwnForCounsellors: true,
  },
  "lead-imports": { ...enquiries, label: "imports of leads", acts: ["see", "create", "delete"] },
  notices: {
    ...enquiries,
    label: "one’s own notices",
    acts: ["see", "change"],
    counsellor: ["see", "change"],
  },
  messages: {
    ...enquiries,
    label: "messages",
    acts: ["see", "change", "delete", "export"],
    counsellor: ["see", "change"],
  },
  applications: {
    ...enquiries,
    label: "applications",
    acts: ["see", "change", "delete", "export"],
    counsellor: ["see", "change"],
  },
  subscribers: { ...enquiries, label: "subscribers", acts: ["see", "delete", "export"] },
  "doubtful-forms": { ...enquiries, label: "doubtful forms", acts: ["see", "change", "delete"] },
  outbox: { ...enquiries, label: "mails of the outbox", acts: ["see", "change"] },
  tags: { group: "Enquiries", label: "tags of leads", acts: written, counsellor: ["see", "create"] },
  "lead-views": {
    group: "Enquiries",
    label: "saved views of leads",
    acts: written,
    counsellor: ["see", "create", "delete"],
  },
  templates: { group: "Enquiries", label: "templates", acts: whole, editor: written, counsellor: read },
  courses: { ...content, label: "courses" },
  universities: { ...content, label: "universities" },
  programs: { ...content, label: "programmes" },
  testimonials: { ...content, label: "testimonials" },
  faqs: { ...content, label: "FAQs" },
  "stat-items": { ...content, label: "statistics" },
  "expert-guidance": { ...content, label: "expert guidance" },
  blogs: { ...content, label: "articles" },
  gallery: { ...content, label: "gallery images" },
  leaders: { ...content, label: "leadership" },
  "core-values": { ...content, label: "values" },
  redirects: { ...content, label: "redirects" },
  synonyms: { ...content, label: "synonyms" },
  "field-rules": { ...content, label: "rules of the field" },
  pages: { ...content, label: "pages" },
  "page-texts": {
    group: "Content",
    label: "texts of the site",
    acts: ["see", "change"],
    editor: ["see", "change"],
    counsellor: read,
    viewer: read,
  },
  pictures: { group: "Content", label: "pictures", acts: written, editor: written, viewer: read },
  versions: { group: "Content", label: "versions", acts: ["see", "change"], editor: ["see", "change"] },
  trash: {
    group: "Content",
    label: "what lies in the trash",
    acts: ["see", "change", "delete", "export"],
    editor: ["see", "change", "delete"],
  },
  settings: { group: "Content", label: "settings", acts: ["see", "change"], editor: ["see", "change"] },
  "mail-addresses": { ...office, label: "where mails about enquiries go", acts: ["see", "change"] },
  "desk-rules": { ...office, label: "rules of the office", acts: ["see", "change"], counsellor: read },
  samples: { ...office, label: "sample content", acts: ["see", "delete"] },
  stats: { ...office, label: "totals", acts: read, editor: read, counsellor: read, viewer: read },
  "enquiry-figures": {
    ...office,
    label: "figures of enquiries",
    acts: read,
    counsellor: read,
    viewer: read,
    isOwnForCounsellors: true,
  },
  history: { ...office, label: "the history", acts: read, isPersonal: true },
  figures: { ...office, label: "figures of leads", acts: read, viewer: read },
  activities: { ...office, label: "recent activities", acts: read, isPersonal: true },
  users: { ...office, label: "users", acts: whole, isPersonal: true },
  backups: { ...office, label: "backups", acts: read },
  account: {
    ...office,
    label: "one’s own account",
    acts: ["see", "change"],
    editor: ["see", "change"],
    counsellor: ["see", "change"],
    viewer: ["see", "change"],
  },
} as const satisfies Record<string, Rights>;

export type Noun = keyof typeof permissionTable;
export type Permission = `${Noun}.${Act}`;

const table: Record<Noun, Rights> = permissionTable;
export const nouns = Object.keys(permissionTable) as Noun[];

/** A role's acts on a noun; none for clients. */
export function actsOf(role: Role, noun: Noun): readonly Act[] {
  if (role === "user") return [];
  const rights = table[noun];
  return (role === "admin" ? rights.acts : rights[role]) ?? [];
}

export function isPermitted(role: Role, permission: Permission): boolean {
  const [noun, act] = partsOf(permission);
  return actsOf(role, noun).includes(act);
}

/** All permissions of a role. */
export const permissionsOf = (role: Role): Permission[] =>
  nouns.flatMap((noun) => actsOf(role, noun).map((act): Permission => `${noun}.${act}`));

const every: ReadonlySet<string> = new Set(permissionsOf("admin"));

/** Whether a text is a permission. */
export const isPermission = (text: string): text is Permission => every.has(text);

/** Whether a role sees only its own and unowned rows. */
export const meetsOwnOnly = (role: Role, noun: Noun): boolean =>
  role === "counsellor" && table[noun].isOwnForCounsellors === true;

/** Explains a refusal to the user. */
export function permissionRefusal(role: Role, permission: Permission): string {
  if (role === "user") return "This account cannot use the admin panel.";
  const [noun, act] = partsOf(permission);
  const article = role === "editor" || role === "admin" ? "an" : "a";
  return `As ${article} ${role} you may not ${act} ${table[noun].label}. An administrator can change your role.`;
}

function partsOf(permission: Permission): [Noun, Act] {
  const point = permission.lastIndexOf(".");
  return [permission.slice(0, point) as Noun, permission.slice(point + 1) as Act];
}
