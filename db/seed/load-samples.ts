import type { Insertable } from "kysely";
import { articleSearchText } from "#app/domain/article/article-text.ts";
import { courseSearchText } from "#app/domain/course/courses.server.ts";
import type { Database } from "#db/database.ts";
import type { Tables } from "#db/schema.ts";
import { sampleArticles } from "./articles.ts";
import { sampleCoreValues } from "./core-values.ts";
import { sampleCourses } from "./courses.ts";
import { sampleExpertGuidance } from "./expert-guidance.ts";
import { sampleFaqs } from "./faqs.ts";
import { sampleGalleryImages } from "./gallery-images.ts";
import { sampleLeaders } from "./leaders.ts";
import { samplePrograms } from "./programs.ts";
import { sampleSettings } from "./settings.ts";
import { sampleStatItems } from "./stat-items.ts";
import { firstTemplates } from "./templates.ts";
import { sampleTestimonials } from "./testimonials.ts";
import { sampleUniversities } from "./universities.ts";

/** Fills an empty database with the sample content, all of it or nothing. Answers whether it was empty (decision 18). */
export async function loadSamples(db: Database): Promise<boolean> {
  return db.transaction().execute(async (db) => {
    if (await db.selectFrom("settings").select("id").executeTakeFirst()) return false;
    const now = new Date().toISOString();
    await db
      .insertInto("settings")
      .values({ ...sampleSettings, id: 1, updated_at: now })
      .execute();
    const universities = await loadUniversities(db, now);
    await loadCourses(db, universities, now);
    await loadPrograms(db, universities, now);
    const standalone = {
      testimonials: sampleTestimonials,
      faqs: sampleFaqs,
      stat_items: sampleStatItems,
      expert_guidance: sampleExpertGuidance,
      leaders: sampleLeaders,
      core_values: sampleCoreValues,
      articles: sampleArticles.map((article) => ({ ...article, search_text: articleSearchText(article) })),
      gallery_images: sampleGalleryImages,
    };
    for (const [table, rows] of Object.entries(standalone)) {
      await db
        .insertInto(table as keyof typeof standalone)
        .values(rows.map((row, index) => ({ ...row, ...sampleColumns(index, now) })) as never)
        .execute();
    }
    await db
      .insertInto("templates")
      // No sample: nothing in them is invented, so they stay when the samples go.
      .values(firstTemplates.map((template, index) => ({ ...template, ...sampleColumns(index, now), is_sample: 0 })))
      .execute();
    return true;
  });
}

const sampleColumns = (index: number, now: string) =>
  ({ position: index + 1, is_sample: 1, created_at: now, updated_at: now }) as const;

async function loadUniversities(db: Database, now: string): Promise<Map<string, number>> {
  const rows = sampleUniversities.map((university, index) => ({ ...university, ...sampleColumns(index, now) }));
  const stored = await db.insertInto("universities").values(rows).returning(["id", "slug"]).execute();
  return new Map(stored.map(({ slug, id }) => [slug, id]));
}

async function loadCourses(db: Database, universities: Map<string, number>, now: string) {
  const rows = sampleCourses.map(({ university, ...course }, index) => ({
    ...course,
    university_id: universities.get(university)!,
    search_text: courseSearchText(course),
    ...sampleColumns(index, now),
  }));
  await db.insertInto("courses").values(rows).execute();
}

async function loadPrograms(db: Database, universities: Map<string, number>, now: string) {
  const rows = samplePrograms.map(({ universities: _offers, ...program }, index) => ({
    ...program,
    ...sampleColumns(index, now),
  }));
  const stored = await db.insertInto("programs").values(rows).returning(["id", "slug"]).execute();
  const ids = new Map(stored.map(({ slug, id }) => [slug, id]));
  const offers: Insertable<Tables["program_universities"]>[] = samplePrograms.flatMap((program) =>
    program.universities.map(({ slug, rating }, index) => ({
      program_id: ids.get(program.slug)!,
      university_id: universities.get(slug)!,
      rating,
      position: index + 1,
    })),
  );
  await db.insertInto("program_universities").values(offers).execute();
}
