import { data, type RouterContextProvider } from "react-router";
import type { PageOf } from "#app/domain/list/page-of.ts";
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
 * The record, or the short list, that `/backend/admin/<file>.php` answers whole: for a loader, on the server, in the
 * name of whoever asks for the page.
 * @throws a `ReadFailure` with the status of the answer; of 401 the guard makes the way to the sign-in.
 */
export async function readRecord<Data>(context: Context, file: string, query: Query = {}): Promise<Data> {
  const { data: record } = await readApi<Data>(context, file, query);
  if (record === undefined) throw failureOf(NOT_THE_API);
  return record;
}

/** The same for a page of a list, with what is told of the whole of it. */
export async function readPageOf<Row>(
  context: Context,
  file: string,
  query: Query = {},
): Promise<Required<PageOf<Row>>> {
  const { data: rows, meta } = await readApi<Row[]>(context, file, query);
  if (!rows || !meta) throw failureOf(NOT_THE_API);
  return { rows, meta };
}

/** What a reading has thrown; anything else is thrown on. */
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

/** Something answered, but not as the API does. */
const NOT_THE_API = 502;

async function readApi<Data>(context: Context, file: string, query: Query): Promise<Answer<Data>> {
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, `${value}`]));
  const { statusCode, body } = await context.get(panelReading).read(`${file}.php?${search}`);
  const answer = JSON.parse(body) as Answer<Data>;
  if (statusCode === 200 && answer.success) return answer;
  throw failureOf(statusCode === 200 ? NOT_THE_API : statusCode, answer.message);
}

const failureOf = (status: number, sentence?: string) => data({ sentence } satisfies ReadFailure, { status });
