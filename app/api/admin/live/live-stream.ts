import type { ServerResponse } from "node:http";
import type { LiveNews } from "#app/domain/live/live-schema.ts";
import { livingAmong } from "#app/domain/session/sessions.server.ts";
import { actorOf, type ApiScope, type ApiServices, type Staff, staffOf } from "#app/api/api-context.ts";
import { needs } from "#app/api/admin/needed-permission.ts";
import { storageFailureOf } from "#app/lib/failures/storage-failure.ts";

/** Proxies may cut a line after a silent minute. Also how late an ended session or changed rights are noticed. */
const BEAT_EVERY_MS = 20_000;
/** Per session: a browser needs one for all its tabs. The oldest ends. */
const MOST_PER_SESSION = 6;

interface Stream {
  sessionId: number;
  /** The owner's rights when the stream began. */
  rights: string;
  response: ServerResponse;
}

const headers = {
  "content-type": "text/event-stream; charset=utf-8",
  "cache-control": "no-store",
  // Stops a proxy from buffering.
  "x-accel-buffering": "no",
};

/**
 * Sends an open panel server-sent events, each a `LiveNews`, until the session or the process ends or the owner's
 * rights change; the panel then reconnects.
 */
export function liveStream(app: ApiScope, { db, live }: ApiServices): void {
  const streams = new Set<Stream>();
  const end = (stream: Stream) => stream.response.end();

  app.get("/live", { config: { ...needs("stats.see").config, isStream: true } }, (request, reply) => {
    reply.hijack();
    const { sessionId, user } = staffOf(request);
    const stream = { sessionId, rights: rightsOf(user), response: reply.raw };
    const own = [...streams].filter((other) => other.sessionId === sessionId);
    own.slice(0, Math.max(0, own.length + 1 - MOST_PER_SESSION)).forEach(end);
    streams.add(stream);
    stream.response.writeHead(200, headers);
    stream.response.write(beat());
    const leave = live.join({
      seer: actorOf(request),
      role: user.role,
      tell: (news: LiveNews) => void stream.response.write(`data: ${JSON.stringify(news)}\n\n`),
    });
    stream.response.once("close", () => {
      leave();
      streams.delete(stream);
    });
  });

  async function beatAll() {
    if (streams.size === 0) return;
    const living = await livingAmong(
      db,
      [...streams].map(({ sessionId }) => sessionId),
    );
    for (const stream of streams) {
      const user = living.get(stream.sessionId);
      if (user && rightsOf(user) === stream.rights) stream.response.write(beat());
      else end(stream);
    }
  }

  /** While records cannot be reached, sessions cannot be checked; that failure is logged where it was found. */
  const tellUnexpected = (error: unknown) => void (storageFailureOf(error) ?? app.log.error(error));
  const beating = setInterval(() => void beatAll().catch(tellUnexpected), BEAT_EVERY_MS).unref();
  app.addHook("preClose", (done) => {
    clearInterval(beating);
    streams.forEach(end);
    done();
  });
}

const rightsOf = ({ role, lacksSecondFactor, seesAllLeads }: Staff["user"]): string =>
  JSON.stringify([role, lacksSecondFactor, seesAllLeads]);

/** Keeps the line open and tells the server's time, since a device's clock may be wrong. */
const beat = () => `: ${Date.now()}\n\n`;
