import { once } from "node:events";
import { get, type IncomingMessage } from "node:http";
import { buffer } from "node:stream/consumers";

/** What browsers send that nginx can answer from a packed file, too. */
export const acceptGzip = { "accept-encoding": "gzip" };

export const coursesPath = "/backend/api/courses.php";

export type Answer = Awaited<ReturnType<typeof answerOf>>;

/** The answers that are measured, as the product gives them. */
export async function measuredAnswers(address: string) {
  const page = await answerOf(`${address}/`);
  const unchanged = await answerOf(`${address}/`, { "if-none-match": page.headers["etag"]! });
  const courses = await answerOf(`${address}${coursesPath}`);
  if (unchanged.status !== 304) throw new Error(`/ answered its own ETag with ${unchanged.status}.`);
  return { page, unchanged, courses };
}

/** Fetches an address and leaves the body packed, as `fetch` cannot. */
async function answerOf(address: string, headers: Record<string, string> = {}) {
  const request = get(address, { headers: { ...acceptGzip, ...headers } });
  const [response] = (await once(request, "response")) as [IncomingMessage];
  return { status: response.statusCode ?? 0, headers: ownHeaders(response.headers), body: await buffer(response) };
}

/** Every server here adds those of the connection by itself. */
function ownHeaders({ date, connection, "keep-alive": keepAlive, ...headers }: IncomingMessage["headers"]) {
  return headers as Record<string, string>;
}
