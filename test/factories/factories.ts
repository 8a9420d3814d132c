import type { Insertable } from "kysely";
import sharp from "sharp";
import type { Database } from "#db/database.ts";
import type { Tables } from "#db/schema.ts";
import { searchTextOf } from "#app/domain/records/matching/search-text.ts";

const times = () => {
  const now = new Date().toISOString();
  return { created_at: now, updated_at: now };
};

/** A university with believable facts; answers its id. */
export async function addUniversity(db: Database, facts: Partial<Insertable<Tables["universities"]>> = {}) {
  const name = facts.name ?? "Sahyadri Open University";
  const row = {
    slug: name.toLowerCase().replaceAll(" ", "-"),
    name,
    location: "Pune, Maharashtra",
    description: "Evening classes for people who work.",
    website_url: "https://sahyadri.example",
    logo: null,
    image: "/art/campus-02.webp",
    image_alt: "A clock tower at dusk",
    ranking: 11,
    founded_year: 1964,
    student_count: 12_400,
    acceptance_rate: 61.25,
    fees_paise: 12_450_000,
    duration: "24 Month",
    programs: ["Online MBA"],
    facilities: ["Digital library"],
    is_featured: 1 as const,
    search_text: searchTextOf("universities", { location: "Pune, Maharashtra", ...facts, name }),
    position: 1,
    is_sample: 0 as const,
    ...times(),
    ...facts,
  };
  const { id } = await db.insertInto("universities").values(row).returning("id").executeTakeFirstOrThrow();
  return id;
}

/** A course of the given university; answers its id. */
export async function addCourse(
  db: Database,
  universityId: number,
  facts: Partial<Insertable<Tables["courses"]>> = {},
) {
  const title = facts.title ?? "Online MBA";
  const description = facts.description ?? "A two-year master’s in management.";
  const row = {
    slug: title.toLowerCase().replaceAll(" ", "-"),
    title,
    description,
    duration: "2 Years",
    degree_type: "PG" as const,
    field: "mba" as const,
    study_mode: "online" as const,
    tuition_fee_cents: 200_000,
    fee_paise: 16_800_000,
    yearly_fee_paise: 8_400_000,
    requirements: "A bachelor’s degree",
    university_id: universityId,
    image: "/art/cover-mba.webp",
    image_alt: "Steps to the sun",
    is_featured: 1 as const,
    is_trending: 0 as const,
    tag: "Management",
    specializations: 80,
    icon: "GraduationCap" as const,
    link: null,
    search_text: searchTextOf("courses", { title, description }),
    position: 1,
    is_sample: 0 as const,
    ...times(),
    ...facts,
  };
  const { id } = await db.insertInto("courses").values(row).returning("id").executeTakeFirstOrThrow();
  return id;
}

/** A real JPEG of this size. */
export const jpegPicture = (width = 400, height = 300): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: "#f2a007" } })
    .jpeg()
    .toBuffer();

/** A multipart body as a browser's form sends it: text fields and files; a list becomes several parts. */
export async function multipartBody(
  fields: Record<string, string | string[] | { name: string; type: string; bytes: Uint8Array }>,
) {
  const form = new FormData();
  for (const [field, value] of Object.entries(fields)) {
    if (typeof value === "string") form.append(field, value);
    else if (Array.isArray(value)) for (const part of value) form.append(field, part);
    else form.append(field, new Blob([new Uint8Array(value.bytes)], { type: value.type }), value.name);
  }
  const response = new Response(form);
  const headers = { "content-type": response.headers.get("content-type")! };
  return { headers, payload: Buffer.from(await response.arrayBuffer()) };
}
