import { data, type RouterContextProvider } from "react-router";
import { panelReading } from "#app/request-context.ts";
import type { Answer } from "./api-client.ts";

export type Query = Record<string, string | number>;
type Context = Readonly<RouterContextProvider>;

/** What a screen is told of a reading that failed; `ScreenFailure` shows it. */
export interface ReadFailure {
  /** The server's own, where it gave one. */
  sentence?: string | undefined;
}

/**
 * One reading of `/backend/admin/<file>.php` for a loader, on the server, in the name of whoever asks for the page.
 * @throws a `ReadFailure` with the status of the answer; of 401 the guard makes the way to the sign-in.
 */
export async function readApi<Data>(context: Context, file: string, query: Query = {}): Promise<Answer<Data>> {
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, `${value}`]));
  const { statusCode, body } = await context.get(panelReading).read(`${file}.php?${search}`);
  const answer = JSON.parse(body) as Answer<Data>;
  if (statusCode === 200 && answer.success) return answer;
  throw data({ sentence: answer.message } satisfies ReadFailure, { status: statusCode === 200 ? 502 : statusCode });
}

/** What `readApi` has thrown; anything else is thrown on. */
export function readFailureOf(error: unknown): { status: number; data: ReadFailure } {
  const { data: told, init } = error as { data?: ReadFailure; init?: ResponseInit | null };
  if (told === undefined || init?.status === undefined) throw error;
  return { status: init.status, data: told };
}

/** The same, or null where the role of whoever asks may not have it: the screen shows the rest. */
export function ifPermitted<Data>(reading: Promise<Data>): Promise<Data | null> {
  return reading.catch((error: unknown) => {
    if (readFailureOf(error).status === 403) return null;
    throw error;
  });
}

/** The record, or the short list, that a file answers whole. */
export async function readRecord<Data>(context: Context, file: string, query?: Query): Promise<Data> {
  return (await readApi<Data>(context, file, query)).data!;
}
