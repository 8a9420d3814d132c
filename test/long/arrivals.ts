import { once } from "node:events";
import { Agent, request } from "node:http";
import { setTimeout as pause } from "node:timers/promises";

export interface Visit {
  path: string;
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

/** Connections of earlier visitors are reused: new ones for all would be a flood. */
const MOST_IDLE_CONNECTIONS = 10_000;
const LONGEST_ANSWER_MS = 30_000;

/** Visitors of one kind, at a fixed rate. */
export interface Visitors {
  perSecond: number;
  visitOf(number: number): Visit;
}

export interface Answered {
  /** Since the visitor's planned arrival, so that delays of the machine count. */
  ms: number;
  /** The HTTP status, or why there was no answer. */
  status: number | string;
}

/** Lets visitors arrive at their rate, however long earlier ones wait. Answers the outcomes once all are answered. */
export async function letCome(address: string, visitors: Visitors, seconds: number): Promise<Answered[]> {
  const agent = new Agent({ keepAlive: true, maxFreeSockets: MOST_IDLE_CONNECTIONS });
  const answered = await comeAtRate(agent, { address, seconds, ...visitors });
  agent.destroy();
  return answered;
}

interface Coming extends Visitors {
  address: string;
  seconds: number;
}

async function comeAtRate(agent: Agent, { address, perSecond, seconds, visitOf }: Coming) {
  const start = performance.now();
  const visits: Promise<Answered>[] = [];
  while (visits.length < perSecond * seconds) {
    const atMs = (visits.length * 1000) / perSecond;
    const early = start + atMs - performance.now();
    if (early > 0) await pause(early);
    visits.push(
      come(agent, address, visitOf(visits.length)).then((end) => ({ status: end.status, ms: end.at - start - atMs })),
    );
  }
  return Promise.all(visits);
}

async function come(agent: Agent, address: string, visit: Visit): Promise<{ status: number | string; at: number }> {
  const { path, method = "GET", headers = {}, body = "" } = visit;
  const asking = request(`${address}${path}`, {
    agent,
    method,
    timeout: LONGEST_ANSWER_MS,
    headers: { "accept-encoding": "br, gzip", "content-length": Buffer.byteLength(body), ...headers },
  });
  asking.once("timeout", () => asking.destroy(new Error(`No answer in ${LONGEST_ANSWER_MS} ms`)));
  try {
    const responding = once(asking, "response");
    asking.end(body);
    const [response] = await responding;
    response.resume();
    await once(response, "end");
    return { status: response.statusCode as number, at: performance.now() };
  } catch (error) {
    // An idle connection was closed when it was reused; browsers retry on another one.
    if (asking.reusedSocket && (error as NodeJS.ErrnoException).code === "ECONNRESET")
      return come(agent, address, visit);
    return { status: String(error), at: performance.now() };
  }
}

export const quantile = (times: number[], share: number) =>
  times.toSorted((one, other) => one - other)[Math.ceil(times.length * share) - 1] ?? 0;
