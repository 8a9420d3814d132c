import type { FastifyInstance } from "fastify";
import type { FollowContent } from "#db/content-changes.ts";
import type { ContentVersion } from "#app/lib/answers/content-version.ts";

/** Makes pages cached here stale when another process on the database changes content. */
export function hearContentChanges(app: FastifyInstance, follow: FollowContent, contentVersion: ContentVersion): void {
  let stop: ReturnType<FollowContent> | undefined;
  app.addHook("onReady", async () => {
    stop = follow({ changed: contentVersion.raise });
  });
  app.addHook("onClose", () => stop?.());
}
