import { waitingCounts } from "#app/domain/waiting/waiting-schema.ts";
import { countWaiting } from "#app/domain/waiting/waiting.server.ts";
import { actorOf, type ApiScope, type ApiServices, staffOf } from "#app/api/api-context.ts";
import { succeeded } from "#app/api/envelope.ts";
import { oneOf } from "#app/api/envelope-schemas.ts";
import { needs } from "#app/api/admin/needed-permission.ts";

/** The counts in the sidebar, cheap since every screen reads them. */
export function waitingApi(app: ApiScope, { db, hasMailServer }: ApiServices): void {
  const schema = {
    summary: "Counts what waits for staff, and says how mails stand",
    response: { 200: oneOf(waitingCounts) },
  };
  app.get("/waiting.php", { schema, ...needs("stats.see") }, async (request) => {
    const { role } = staffOf(request).user;
    return succeeded(await countWaiting(db, { role, seer: actorOf(request) }, hasMailServer));
  });
}
