import type { Insertable } from "kysely";
import { readMinutesOf } from "#app/domain/article/body/article-text.ts";
import type { Database } from "#db/database.ts";
import type { Tables } from "#db/schema.ts";
import { searchTextOf } from "#app/domain/records/matching/search-text.ts";

const times = { created_at: "2026-11-20T04:30:00.000Z", updated_at: "2026-11-20T04:30:00.000Z" };

/** Adds a published article; answers its id. */
export async function addArticle(db: Database, facts: Partial<Insertable<Tables["articles"]>> = {}) {
  const title = facts.title ?? "How online exams work";
  const description = facts.description ?? "What a proctored exam is.";
  const body = facts.body ?? "<p>The camera is on.</p>";
  const row = {
    slug: title.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-"),
    title,
    description,
    body,
    image: "/art/article-exams.webp",
    image_alt: "A desk with an open laptop",
    category: "Technology" as const,
    read_minutes: readMinutesOf(body),
    status: "published" as const,
    published_at: "2026-11-03T05:00:00.000Z",
    search_text: searchTextOf("articles", { title, description, body }),
    position: 1,
    is_sample: 0 as const,
    ...times,
    ...facts,
  };
  const { id } = await db.insertInto("articles").values(row).returning("id").executeTakeFirstOrThrow();
  return id;
}

/** Adds a published picture; answers its id. */
export async function addGalleryImage(db: Database, facts: Partial<Insertable<Tables["gallery_images"]>> = {}) {
  const row = {
    image: "/art/landscape-nature.webp",
    image_alt: "A waterfall between green hills",
    caption: "Waterfall in the Ghats",
    category: "Nature" as const,
    is_published: 1 as const,
    position: 1,
    is_sample: 0 as const,
    ...times,
    ...facts,
  };
  const values = { search_text: searchTextOf("gallery_images", row), ...row };
  const { id } = await db.insertInto("gallery_images").values(values).returning("id").executeTakeFirstOrThrow();
  return id;
}

/** Adds a programme of these universities; answers its id. */
export async function addProgram(
  db: Database,
  universityIds: number[] = [],
  facts: Partial<Insertable<Tables["programs"]>> = {},
) {
  const row = {
    slug: "online-mca",
    title: "Online MCA",
    badge: "2 Years" as const,
    duration: "2 Years",
    specializations: "15+ Specializations",
    description: "Software, from the first loop to a project.",
    eligibility: null,
    fees_from_paise: 15_000_000,
    fees_to_paise: 45_000_000,
    key_features: ["Live classes"],
    categories: ["pg" as const],
    position: 1,
    is_sample: 0 as const,
    ...times,
    ...facts,
  };
  const values = { search_text: searchTextOf("programs", row), ...row };
  const { id } = await db.insertInto("programs").values(values).returning("id").executeTakeFirstOrThrow();
  for (const [index, university_id] of universityIds.entries()) {
    const offer = { program_id: id, university_id, rating: 4.5, position: index + 1 };
    await db.insertInto("program_universities").values(offer).execute();
  }
  return id;
}

/** Adds an FAQ; answers its id. */
export async function addFaq(db: Database, facts: Partial<Insertable<Tables["faqs"]>> = {}) {
  const row = {
    question: "Is an online degree valid?",
    answer: "Yes, when the university is entitled to offer it.",
    category: "General" as const,
    position: 1,
    is_sample: 0 as const,
    ...times,
    ...facts,
  };
  const values = { search_text: searchTextOf("faqs", row), ...row };
  const { id } = await db.insertInto("faqs").values(values).returning("id").executeTakeFirstOrThrow();
  return id;
}
