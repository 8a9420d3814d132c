import { data, type RouterContextProvider } from "react-router";
import type { PageOf } from "#app/domain/list/page-of.ts";
import { panelReading } from "#app/request-context.ts";
import type { Answer } from "./api-client.ts";

export type Query = Record<string, string | number>;
type Context = Readonly<RouterContextProvider>;

/** A failed reading, for a screen; `ScreenFailure` shows it. */
export interface ReadFailure {
  /** The server's sentence, if it gave one. */
  sentence?: string | undefined;
}

/**
 * Reads a record or short list from `/backend/admin/<file>.php`: for loaders, on the server, as the person who asks for
 * the page.
 * @throws a `ReadFailure` with the answer's status; the guard turns 401 into a redirect to the sign-in.
 */
export async function readRecord<Data>(context: Context, file: string, query: Query = {}): Promise<Data> {
  const { data: record } = await readApi<Data>(context, file, query);
  if (record === undefined) throw failureOf(NOT_THE_API);
  return record;
}

/** The same for a page of a list, with its meta data. */
export async function readPageOf<Row>(
  context: Context,
  file: string,
  query: Query = {},
): Promise<Required<PageOf<Row>>> {
  const { data: rows, meta } = await readApi<Row[]>(context, file, query);
  if (!rows || !meta) throw failureOf(NOT_THE_API);
  return { rows, meta };
}

/** The failure that a reading threw; rethrows anything else. */
export function readFailureOf(error: unknown): { status: number; data: ReadFailure } {
  const { data: told, init } = error as { data?: ReadFailure; init?: ResponseInit | null };
  if (told === undefined || init?.status === undefined) throw error;
  return { status: init.status, data: told };
}

/** The reading, or null if the role does not permit it: the screen shows the rest. */
export function ifPermitted<Data>(reading: Promise<Data>): Promise<Data | null> {
  return reading.catch((error: unknown) => {
    if (readFailureOf(error).status === 403) return null;
    throw error;
  });
}

/** For answers that are not the API's. */
const NOT_THE_API = 502;

async function readApi<Data>(context: Context, file: string, query: Query): Promise<Answer<Data>> {
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, `${value}`]));
  const { statusCode, body } = await context.get(panelReading).read(`${file}.php?${search}`);
  const answer = JSON.parse(body) as Answer<Data>;
  if (statusCode === 200 && answer.success) return answer;
  throw failureOf(statusCode === 200 ? NOT_THE_API : statusCode, answer.message);
}

const failureOf = (status: number, sentence?: string) => data({ sentence } satisfies ReadFailure, { status });
