import type { SchemaChange } from "#db/schema-change.ts";

/** The pictures that the texts of the fixed pages show stand among the uses, as those of all other texts. */
export async function up({ db }: SchemaChange): Promise<void> {
  const pages: { id: number; texts: Record<string, unknown> }[] = await db
    .selectFrom("page_texts")
    .select(["id", "texts"])
    .orderBy("id")
    .execute();
  const uses = pages.flatMap(({ id, texts }) =>
    [...new Set(Object.values(texts).flatMap(picturesIn))].map((image) => ({
      image,
      record: `page-texts ${id}`,
      list: "page-texts",
      record_id: id,
      field: "texts",
    })),
  );
  if (uses.length === 0) return;
  await db.insertInto("picture_uses").values(uses).execute();
  const images = [...new Set(uses.map(({ image }) => image))];
  await db
    .updateTable("library_pictures")
    .set((of: any) => ({
      use_count: of
        .selectFrom("picture_uses")
        .select(of.fn.countAll())
        .whereRef("picture_uses.image", "=", "library_pictures.image"),
    }))
    .where("image", "in", images)
    .execute();
}

const picturesIn = (text: unknown): string[] =>
  typeof text === "string" ? [...text.matchAll(/<img[^>]* src="([^"]+)"/g)].map(([, address]) => address!) : [];
