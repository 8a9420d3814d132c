import { once } from "node:events";
import { get, type IncomingMessage } from "node:http";
import { buffer } from "node:stream/consumers";

/** The encoding for which nginx, too, can send a compressed file. */
export const acceptGzip = { "accept-encoding": "gzip" };

export const coursesPath = "/backend/api/courses.php";

export type Answer = Awaited<ReturnType<typeof answerOf>>;

/** The measured answers of the product. */
export async function measuredAnswers(address: string) {
  const page = await answerOf(`${address}/`);
  const unchanged = await answerOf(`${address}/`, { "if-none-match": page.headers["etag"]! });
  const courses = await answerOf(`${address}${coursesPath}`);
  if (unchanged.status !== 304) throw new Error(`/ answered its own ETag with ${unchanged.status}.`);
  return { page, unchanged, courses };
}

/** Fetches an address without decompressing the body, which `fetch` would do. */
async function answerOf(address: string, headers: Record<string, string> = {}) {
  const request = get(address, { headers: { ...acceptGzip, ...headers } });
  const [response] = (await once(request, "response")) as [IncomingMessage];
  return { status: response.statusCode ?? 0, headers: ownHeaders(response.headers), body: await buffer(response) };
}

/** Without headers of the connection, which every server here adds itself. */
function ownHeaders({ date, connection, "keep-alive": keepAlive, ...headers }: IncomingMessage["headers"]) {
  return headers as Record<string, string>;
}
