import type { Insertable } from "kysely";
import { settleApprovals } from "#app/domain/course/course-approvals.server.ts";
import { yearlyFeeOf } from "#app/domain/course/fees/course-fees.server.ts";
import { gatherPictures } from "#app/domain/library-picture/shown-pictures.server.ts";
import { searchTextOf } from "#app/domain/records/matching/search-text.ts";
import type { Database } from "#db/database.ts";
import type { Tables } from "#db/schema.ts";
import { sampleArticles } from "./articles.ts";
import { sampleEvidence } from "./claim-evidence.ts";
import { sampleCoreValues } from "./core-values.ts";
import { sampleFacts } from "./course-facts.ts";
import { furtherCourses } from "./course-offers.ts";
import { sampleCourses as firstCourses } from "./courses.ts";
import { sampleExpertGuidance } from "./expert-guidance.ts";
import { sampleFaqs } from "./faqs.ts";
import { firstRupeesADollar, sampleLoanOffer, storedRule } from "./field-rules.ts";
import { sampleGalleryImages } from "./gallery-images.ts";
import { sampleLeaders } from "./leaders.ts";
import { samplePrograms } from "./programs.ts";
import { sampleSettings } from "./settings.ts";
import { sampleStatItems } from "./stat-items.ts";
import { firstTemplates } from "./templates.ts";
import { sampleTestimonials } from "./testimonials.ts";
import { sampleUniversities } from "./universities.ts";

/** Fills an empty database with the sample content in one transaction. Answers whether it was empty (D18). */
export async function loadSamples(db: Database): Promise<boolean> {
  return db.transaction().execute(async (db) => {
    const now = new Date().toISOString();
    // Processes starting at once wait here and then find the database filled.
    const settings = await db
      .insertInto("settings")
      .values({ ...sampleSettings, id: 1, updated_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .returning("id")
      .executeTakeFirst();
    if (!settings) return false;
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
      gallery_images: sampleGalleryImages,
    };
    for (const [name, rows] of Object.entries(standalone)) {
      const table = name as keyof typeof standalone;
      const values = rows.map((row, index) => ({ ...row, ...sampleColumns(table, row, index, now) }));
      await db.insertInto(table).values(values).execute();
    }
    await loadArticles(db, now);
    await db
      .insertInto("field_rules")
      .values({ ...sampleLoanOffer, ...storedRule(sampleLoanOffer, 100) })
      .execute();
    const templates = firstTemplates.map((template, index) => ({
      ...template,
      ...sampleColumns("templates", template, index, now),
      // Not samples: nothing in them is invented, so they stay when samples are deleted.
      is_sample: 0 as const,
    }));
    await db.insertInto("templates").values(templates).execute();
    await gatherPictures(db);
    return true;
  });
}

type Described = Parameters<typeof searchTextOf>[0];

function sampleColumns(table: Described, row: object, index: number, now: string) {
  const search_text = searchTextOf(table, row);
  return { position: index + 1, is_sample: 1, created_at: now, updated_at: now, search_text } as const;
}

const sampleCourses = [...firstCourses, ...furtherCourses(firstCourses)];

async function loadUniversities(db: Database, now: string): Promise<Map<string, number>> {
  const rows = sampleUniversities.map((university, index) => ({
    ...university,
    evidence: sampleEvidence(university.slug),
    programs: [...new Set([...university.programs, ...titlesAt(university.slug)])],
    ...sampleColumns("universities", university, index, now),
  }));
  const stored = await db.insertInto("universities").values(rows).returning(["id", "slug"]).execute();
  return new Map(stored.map(({ slug, id }) => [slug, id]));
}

const titlesAt = (slug: string) =>
  sampleCourses.filter(({ university }) => university === slug).map(({ title }) => title);

async function loadCourses(db: Database, universities: Map<string, number>, now: string) {
  const rows = sampleCourses.map(({ university, asks, ...course }, index) => ({
    ...course,
    ...sampleFacts(course, index, asks),
    university_id: universities.get(university)!,
    tuition_fee_cents: Math.round(course.fee_paise / firstRupeesADollar),
    yearly_fee_paise: yearlyFeeOf(course.fee_paise, course.duration),
    ...sampleColumns("courses", course, index, now),
  }));
  await db.insertInto("courses").values(rows).execute();
  await settleApprovals(db);
}

async function loadArticles(db: Database, now: string) {
  const people = await db.selectFrom("expert_guidance").select(["id", "name"]).execute();
  const ids = new Map(people.map(({ id, name }) => [name, id]));
  const rows = sampleArticles.map(({ author, ...article }, index) => ({
    ...article,
    author_id: ids.get(author)!,
    ...sampleColumns("articles", article, index, now),
  }));
  await db.insertInto("articles").values(rows).execute();
}

async function loadPrograms(db: Database, universities: Map<string, number>, now: string) {
  const rows = samplePrograms.map(({ universities: _offers, ...program }, index) => ({
    ...program,
    ...sampleColumns("programs", program, index, now),
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
