import type { Database } from "#db/database.ts";
import { type Actor, recordActivity } from "#app/domain/activity/activities.server.ts";
import type { Settings, SettingsInput } from "./settings-schema.ts";

/** The one row of settings, which the first start writes. */
export async function findSettings(db: Database): Promise<Settings> {
  const row = await db.selectFrom("settings").selectAll().where("id", "=", 1).executeTakeFirstOrThrow();
  return {
    siteName: row.site_name,
    siteDescription: row.site_description,
    contactEmail: row.contact_email,
    contactPhone: row.contact_phone,
    address: row.address,
    socialMedia: {
      facebook: row.facebook,
      twitter: row.twitter,
      instagram: row.instagram,
      linkedin: row.linkedin,
    },
  };
}

export async function updateSettings(db: Database, input: SettingsInput, actor: Actor): Promise<Settings> {
  return db.transaction().execute(async (db) => {
    await db
      .updateTable("settings")
      .set({
        site_name: input.siteName,
        site_description: input.siteDescription,
        contact_email: input.contactEmail,
        contact_phone: input.contactPhone,
        address: input.address,
        ...input.socialMedia,
        updated_at: new Date().toISOString(),
      })
      .where("id", "=", 1)
      .execute();
    await recordActivity(db, actor, { action: "update", type: "settings", name: input.siteName, recordId: 1 });
    return findSettings(db);
  });
}
