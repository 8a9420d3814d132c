import { type Selectable, sql } from "kysely";
import type { Database } from "#db/database.ts";
import type { PictureAddress, Tables } from "#db/schema.ts";
import { readClaimRule, shownRows } from "#app/domain/claim-evidence/claim-rule.server.ts";
import { shownUniversity } from "#app/domain/claim-evidence/shown-claims.ts";
import type { ListQuery } from "#app/domain/list/list-query-schema.ts";
import type { Found } from "#app/domain/records/any-table.server.ts";
import { contentRecords } from "#app/domain/records/content/content-records.server.ts";
import { byColumn, byNullable, byText, listPage } from "#app/domain/records/list/list-page.server.ts";
import { universityAddress } from "#app/domain/page-addresses.ts";
import { fromMinorUnits, toMinorUnits } from "#app/lib/money/money.ts";
import { counted } from "#app/lib/text/counted.ts";
import type { University, UniversityInput, UniversityName } from "./university-schema.ts";

/** The form's input with the addresses of its stored pictures; absent ones stay. */
type Draft = UniversityInput & Partial<Record<"image" | "logo" | "share_image", PictureAddress | null>>;

/**
 * Universities; `q` searches name and location. One with courses or programmes cannot be deleted, and the refusal
 * counts them (D33).
 */
export const universities = contentRecords<Selectable<Tables["universities"]>, Draft, University>({
  table: "universities",
  list: "universities",
  type: "university",
  nameColumn: "name",
  recordOf: universityOf,
  slug: { reserved: [], path: universityAddress },
  sorts: {
    name: byText("r.name"),
    location: byText("r.location"),
    ranking: byNullable("r.ranking"),
    students: byNullable("r.student_count"),
    fees: byNullable("r.fees_paise"),
    courses: byColumn("r.course_count"),
    // Featured ones first.
    shown: { by: sql`1 - r.is_featured` },
  },
  filters: {
    location: (location) => sql`r.location = ${location}`,
    partnership: (partnership) =>
      partnership === "unsaid" ? sql`r.partnership is null` : sql`r.partnership = ${partnership}`,
  },
  emptyColumns: {
    image: null,
    logo: null,
    share_image: null,
    image_alt: "",
    duration: "",
    programs: [],
    facilities: [],
    partnership: null,
    evidence: [],
    is_featured: 0,
  },
  columnsOf: ({ tuition_fee, ...columns }) => ({
    ...columns,
    fees_paise: typeof tuition_fee === "number" ? toMinorUnits(tuition_fee) : tuition_fee,
  }),
  reasonToKeep: async (db, id) => inUseSentence(await countNaming(db, id)),
});

/** Universities by name, for a choice. */
export async function listUniversityNames(db: Database, query: ListQuery): Promise<UniversityName[]> {
  const names = db.selectFrom("universities as r").select(["r.id", "r.name"]);
  const byName = {
    table: "universities",
    alias: "r",
    usual: (found: Found) => found,
    sorts: { name: byText("r.name") },
  } as const;
  return (await listPage(db, names, byName, { ...query, sort: "name" })).rows;
}

/** Lists universities as visitors see them. */
export const listUniversities = (db: Database, query?: ListQuery) =>
  shownRows(db, universities.list(db, query), shownUniversity<University>);

/** A university as visitors see it; null if there is none. */
export async function findUniversityBySlug(db: Database, slug: string): Promise<University | null> {
  const university = await universities.findBySlug(db, slug);
  return university && shownUniversity(university, await readClaimRule(db));
}

function countNaming(db: Database, id: number) {
  const naming = (table: "courses" | "program_universities") =>
    db
      .selectFrom(table)
      .select((of) => of.fn.countAll<number>().as("count"))
      .where("university_id", "=", id);
  return db
    .selectNoFrom([naming("courses").as("courses"), naming("program_universities").as("programs")])
    .$castTo<{ courses: number; programs: number }>()
    .executeTakeFirstOrThrow();
}

function inUseSentence({ courses, programs }: { courses: number; programs: number }): string | null {
  if (courses + programs === 0) return null;
  const uses = [
    ...(courses > 0 ? [`has ${counted(courses, "course")}`] : []),
    ...(programs > 0 ? [`stands in ${counted(programs, "programme")}`] : []),
  ];
  const them = courses + programs === 1 ? "it" : "them";
  return `This university ${uses.join(" and ")}. Move or delete ${them} first, then delete the university.`;
}

/** Converts a row to the API's record; fees in rupees. */
export function universityOf(row: Selectable<Tables["universities"]>): University {
  const fees = row.fees_paise === null ? null : fromMinorUnits(row.fees_paise);
  return {
    id: row.id,
    slug: row.slug,
    name: row.name,
    location: row.location,
    description: row.description,
    website: row.website_url,
    website_url: row.website_url,
    logo_path: row.logo,
    logo_url: row.logo,
    image: row.image,
    image_url: row.image,
    image_alt: row.image_alt,
    ranking: row.ranking,
    founded_year: row.founded_year,
    student_count: row.student_count,
    acceptance_rate: row.acceptance_rate,
    tuition_fee: fees,
    is_featured: row.is_featured,
    programs: row.programs,
    duration: row.duration,
    rank: row.ranking === null ? "" : String(row.ranking),
    facilities: row.facilities,
    partnership: row.partnership,
    evidence: row.evidence,
    fees,
    admissionStatus: "open",
    is_sample: row.is_sample,
    search_title: row.search_title,
    search_description: row.search_description,
    share_image: row.share_image,
    updated_at: row.updated_at,
  };
}
