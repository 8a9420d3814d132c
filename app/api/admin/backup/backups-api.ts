import { backupStanding } from "#app/domain/backup/backup-schema.ts";
import { readBackupStanding } from "#app/domain/backup/backups.server.ts";
import type { ApiScope, ApiServices } from "#app/api/api-context.ts";
import { succeeded } from "#app/api/envelope.ts";
import { oneOf } from "#app/api/envelope-schemas.ts";
import { needs } from "#app/api/admin/needed-permission.ts";

/** Reports on the backups of the last nights. */
export function backupsApi(app: ApiScope, { db }: ApiServices): void {
  const schema = { summary: "Tells of the last backups", response: { 200: oneOf(backupStanding) } };
  app.get("/backups.php", { schema, ...needs("backups.see") }, async () => succeeded(await readBackupStanding(db)));
}
