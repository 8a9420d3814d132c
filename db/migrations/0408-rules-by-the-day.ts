import { optional, text } from "#db/columns.ts";
import type { SchemaChange } from "#db/schema-change.ts";

/**
 * A rule knows the day on which courses last followed from it, so that they follow anew on the day on which another one takes its place
 * (record 534). The first rule of what nobody may teach names its degrees in full, too, where staff left it as it came; at the next start
 * courses follow from it.
 */
export async function up({ db, addColumns }: SchemaChange): Promise<void> {
  await addColumns("field_rules", optional(text("settled_on")));
  const known = await db
    .selectFrom("field_rules")
    .select(["id", "content"])
    .where("kind", "=", "barred")
    .where("name", "=", "Not allowed online or at a distance")
    .execute();
  for (const { id, content: stored } of known) {
    const content = (typeof stored === "string" ? JSON.parse(stored) : stored) as { degrees: string[] };
    if (content.degrees.join() !== Object.keys(inFull).join()) continue;
    const degrees = Object.entries(inFull).flatMap(([degree, added]) => [degree, ...added]);
    await db
      .updateTable("field_rules")
      .set({ content: JSON.stringify({ ...content, degrees }) })
      .where("id", "=", id)
      .execute();
  }
}

/** The degrees as they were, each with those that come behind it. */
const inFull: Record<string, string[]> = {
  "B.Tech": ["Bachelor of Technology"],
  "M.Tech": ["Master of Technology", "B.E.", "Bachelor of Engineering", "M.E.", "Master of Engineering"],
  "B.Arch": ["Bachelor of Architecture"],
  "M.Arch": ["Master of Architecture"],
  MBBS: [],
  BDS: [],
  MDS: [],
  "B.Pharm": ["Bachelor of Pharmacy"],
  "M.Pharm": ["Master of Pharmacy"],
  BPT: [],
  MPT: [],
  BHM: [],
  "LL.B.": ["Bachelor of Laws"],
  "LL.M.": ["Master of Laws"],
  BFA: ["Bachelor of Fine Arts"],
  MFA: ["Master of Fine Arts"],
  "M.Phil.": [],
  "Master of Philosophy": [],
  "Ph.D.": [],
  "Doctor of Philosophy": [],
};
