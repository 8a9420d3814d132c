import { waitingCounts } from "#app/domain/waiting/waiting-schema.ts";
import { countWaiting } from "#app/domain/waiting/waiting.server.ts";
import type { ApiScope, ApiServices } from "#app/api/api-context.ts";
import { succeeded } from "#app/api/envelope.ts";
import { oneOf } from "#app/api/envelope-schemas.ts";

/** What the sidebar reads with every screen: one cheap call. */
export function waitingApi(app: ApiScope, { db, hasMailServer }: ApiServices): void {
  const schema = {
    summary: "Counts what waits for staff, and says how mails stand",
    response: { 200: oneOf(waitingCounts) },
  };
  app.get("/waiting.php", { schema }, async () => succeeded(await countWaiting(db, hasMailServer)));
}
