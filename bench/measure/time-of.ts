import { Agent, get } from "node:http";

export interface Asking {
  /** E.g. http://127.0.0.1:4000. */
  address: string;
  headers: Record<string, string>;
}

/** Connections that are kept, as a browser keeps them. */
const agent = new Agent({ keepAlive: true });

/**
 * Milliseconds until the last byte of an answer is here, packed as a browser takes it. Nothing is unpacked or kept:
 * with `fetch` the measuring process needed up to 40 ms of its own, beside collections that took both cores from the
 * server (record 523).
 * @throws Where the answer is not a success.
 */
export function timeOf({ address, headers }: Asking, file: string): Promise<number> {
  const start = performance.now();
  return new Promise((resolve, reject) => {
    get(address + file, { agent, headers: { "accept-encoding": "gzip, deflate, br", ...headers } }, (answer) => {
      answer.resume().on("error", reject);
      answer.on("end", () => {
        if (answer.statusCode === 200) resolve(performance.now() - start);
        else reject(new Error(`${file} answered ${answer.statusCode}.`));
      });
    }).on("error", reject);
  });
}
