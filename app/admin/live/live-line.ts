import { readToken } from "#app/admin/session/admin-token.ts";
import type { LiveNews } from "#app/domain/live/live-schema.ts";

const NAME = "disha live";
/** The screen's rows have priority. */
const CALM_MS = 3000;
const FIRST_PAUSE_MS = 2000;
const LONGEST_PAUSE_MS = 60_000;

/** News, or, as a heartbeat, the server's time. */
type Hear = (news: LiveNews | number) => void;

/**
 * Brings news to every tab of the browser over one connection: the tab with the lock holds it and tells the others;
 * when it closes, the next takes over. Answers a function that stops.
 */
export function holdLiveLine(hear: Hear): () => void {
  const stopping = new AbortController();
  const others = new BroadcastChannel(NAME);
  others.addEventListener("message", ({ data }: MessageEvent<LiveNews | number>) => hear(data));
  const tell: Hear = (news) => {
    // A channel has no target origin, unlike a window.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    others.postMessage(news);
    hear(news);
  };
  const hold = () => holdLine(stopping.signal, tell);
  // Absent without HTTPS: then each tab has its own connection.
  const holdInTurn = () => navigator.locks?.request(NAME, { signal: stopping.signal }, hold) ?? hold();
  const held = pause(CALM_MS, stopping.signal).then(holdInTurn);
  held.catch((error: unknown) => {
    if (!stopping.signal.aborted) throw error;
  });
  return () => {
    stopping.abort();
    others.close();
  };
}

/** Reconnects with growing pauses; without a token there is no connection. */
async function holdLine(signal: AbortSignal, tell: Hear): Promise<void> {
  let pauseMs = FIRST_PAUSE_MS;
  while (!signal.aborted) {
    if (navigator.onLine && readToken() !== null) {
      const status = await readLine(signal, tell);
      if (status === 401 || status === 403) return;
      pauseMs = status === 200 ? FIRST_PAUSE_MS : Math.min(2 * pauseMs, LONGEST_PAUSE_MS);
    }
    await pause(pauseMs, signal);
  }
}

/** Reads until the connection ends; answers the status, or null if it was cut or failed. */
async function readLine(signal: AbortSignal, tell: Hear): Promise<number | null> {
  try {
    const headers = { authorization: `Bearer ${readToken()}` };
    const { status, body } = await fetch("/backend/admin/live", { headers, signal });
    if (status === 200) for await (const news of newsIn(body!)) tell(news);
    return status;
  } catch {
    // The panel polls meanwhile and reports failures.
    return null;
  }
}

async function* newsIn(body: ReadableStream<Uint8Array<ArrayBuffer>>): AsyncGenerator<LiveNews | number> {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = "";
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    const parts = (rest + read.value).split("\n\n");
    rest = parts.pop()!;
    for (const part of parts)
      yield part.startsWith("data: ") ? (JSON.parse(part.slice(6)) as LiveNews) : Number(part.slice(2));
  }
}

/** Random, so that an office does not reconnect all at once. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms * (0.75 + Math.random() / 2));
    signal.addEventListener("abort", () => (clearTimeout(timer), resolve()), { once: true });
  });
}
