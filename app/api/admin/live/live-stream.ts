import type { ServerResponse } from "node:http";
import type { LiveNews } from "#app/domain/live/live-schema.ts";
import { livingAmong } from "#app/domain/session/sessions.server.ts";
import { actorOf, type ApiScope, type ApiServices, type Staff, staffOf } from "#app/api/api-context.ts";
import { needs } from "#app/api/admin/needed-permission.ts";
import { storageFailureOf } from "#app/lib/failures/storage-failure.ts";

/**
 * A line that falls silent for a minute is cut; a session that has ended, or may see more or less, is noticed as late.
 */
const BEAT_EVERY_MS = 20_000;
/** Of one session: a browser needs one for all of its tabs. The oldest ends. */
const MOST_PER_SESSION = 6;

interface Stream {
  sessionId: number;
  /** What its owner may see, as it began. */
  rights: string;
  response: ServerResponse;
}

const headers = {
  "content-type": "text/event-stream; charset=utf-8",
  "cache-control": "no-store",
  // A proxy in front would else collect what is to arrive at once.
  "x-accel-buffering": "no",
};

/**
 * Tells an open panel what happens as it happens, as server-sent events, each a `LiveNews`. It answers for as long as
 * the panel is open: until the session ends, or the process, or its owner may see something else; then the panel begins
 * another.
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

  /** While the records cannot be reached nobody's session can be looked at: that is told where it was found out. */
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

/** Says that the line stands, and what the clock shows: that of a device may be wrong. */
const beat = () => `: ${Date.now()}\n\n`;
