import { once } from "node:events";
import { get, type IncomingMessage } from "node:http";
import { buffer } from "node:stream/consumers";

/** Fetches an address and leaves the body packed, as `fetch` cannot. */
export async function rawResponse(address: string, headers: Record<string, string> = {}) {
  const [response] = (await once(get(address, { headers }), "response")) as [IncomingMessage];
  return { status: response.statusCode ?? 0, headers: response.headers, body: await buffer(response) };
}
