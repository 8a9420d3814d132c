import type { Selectable } from "kysely";
import type { Database } from "#db/database.ts";
import type { PictureAddress, Tables } from "#db/schema.ts";
import type { Actor, Editor } from "#app/domain/activity/activities.server.ts";
import { changeContent, type ContentKind, insertContent, removeContent } from "#app/domain/content-store.server.ts";
import { freeSlug } from "#app/domain/free-slug.server.ts";
import { type ContentMove, moveContent, type MoveOutcome } from "#app/domain/move-content.server.ts";
import type { DeleteOutcome, SaveOutcome } from "#app/domain/outcome.ts";
import { type ListQuery, type PageOf, pageOf } from "#app/domain/page-of.ts";
import { foldText } from "#app/lib/fold-text.ts";
import { fromMinorUnits, toMinorUnits } from "#app/lib/money.ts";
import type { University, UniversityInput } from "./university-schema.ts";

const kind: ContentKind = { table: "universities", type: "university", nameColumn: "name" };

/** The input of a form with the addresses of its stored pictures; an absent picture leaves the stored one. */
export type UniversityDraft = UniversityInput & { image?: PictureAddress | null; logo?: PictureAddress | null };

/** All universities in the order staff gave them; `q` looks into name and location. */
export async function listUniversities(db: Database, query: ListQuery = {}): Promise<PageOf<University>> {
  const rows = await db.selectFrom("universities").selectAll().orderBy("position").orderBy("id").execute();
  const q = foldText(query.q ?? "");
  const found = q ? rows.filter((row) => foldText(`${row.name} ${row.location}`).includes(q)) : rows;
  return pageOf(found.map(universityOf), query);
}

export async function findUniversity(db: Database, id: number): Promise<University | null> {
  const row = await db.selectFrom("universities").selectAll().where("id", "=", id).executeTakeFirst();
  return row ? universityOf(row) : null;
}

export async function findUniversityBySlug(db: Database, slug: string): Promise<University | null> {
  const row = await db.selectFrom("universities").selectAll().where("slug", "=", slug).executeTakeFirst();
  return row ? universityOf(row) : null;
}

export async function createUniversity(
  db: Database,
  draft: UniversityDraft,
  actor: Actor,
): Promise<SaveOutcome<University>> {
  return db.transaction().execute(async (db) => {
    const slug = await freeSlug(db, "universities", draft.name);
    const id = await insertContent(db, kind, { ...emptyColumns, ...columnsOf(draft), slug }, actor);
    return { record: (await findUniversity(db, id))! };
  });
}

export async function updateUniversity(
  db: Database,
  id: number,
  draft: UniversityDraft,
  editor: Editor,
): Promise<SaveOutcome<University>> {
  return db.transaction().execute(async (db) => {
    const obstacle = await changeContent(db, kind, id, columnsOf(draft), editor);
    return obstacle ?? { record: (await findUniversity(db, id))! };
  });
}

/** A university that courses or programmes name stays, and the sentence says how many (decision 33). */
export async function deleteUniversity(db: Database, id: number, actor: Actor): Promise<DeleteOutcome> {
  return db.transaction().execute(async (db) => {
    const naming = await countNaming(db, id);
    if (naming.courses + naming.programs > 0) return { inUse: inUseSentence(naming) };
    const row = await removeContent(db, kind, id, actor);
    if (!row) return { absent: true };
    return { deletedPictures: [row.image, row.logo].filter((picture) => typeof picture === "string") };
  });
}

export const moveUniversity = (db: Database, move: ContentMove, actor: Actor): Promise<MoveOutcome> =>
  moveContent(db, kind, move, actor);

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

const emptyColumns = {
  image: null,
  logo: null,
  image_alt: "",
  duration: "",
  programs: [],
  facilities: [],
  is_featured: 0,
};

function columnsOf({ tuition_fee, ...columns }: UniversityDraft) {
  const fees = tuition_fee === undefined ? {} : { fees_paise: tuition_fee === null ? null : toMinorUnits(tuition_fee) };
  const present = Object.entries({ ...columns, ...fees }).filter(([, value]) => value !== undefined);
  return Object.fromEntries(present);
}

function inUseSentence({ courses, programs }: { courses: number; programs: number }) {
  const counted = (count: number, one: string, many: string) => (count === 1 ? `1 ${one}` : `${count} ${many}`);
  const uses = [
    ...(courses > 0 ? [`has ${counted(courses, "course", "courses")}`] : []),
    ...(programs > 0 ? [`stands in ${counted(programs, "programme", "programmes")}`] : []),
  ];
  const them = courses + programs === 1 ? "it" : "them";
  return `This university ${uses.join(" and ")}. Move or delete ${them} first, then delete the university.`;
}

function universityOf(row: Selectable<Tables["universities"]>): University {
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
    fees,
    admissionStatus: "open",
    is_sample: row.is_sample,
    updated_at: row.updated_at,
  };
}
