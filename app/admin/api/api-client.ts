import type { PageMeta } from "#app/domain/list/page-of.ts";
import { forgetToken, readToken } from "#app/admin/session/admin-token.ts";

export interface Answer<Data> {
  success: boolean;
  data?: Data;
  message?: string;
  errors?: Record<string, string>;
  meta?: PageMeta;
  /** Only of the quick search. */
  counts?: object;
}

interface Call {
  method?: "GET" | "POST" | "PUT" | "DELETE";
  query?: Record<string, string | number>;
  /** A form with files is sent as multipart, anything else as JSON. */
  body?: FormData | object;
  /** Nothing depends on it: a missing answer is not logged. */
  isQuiet?: boolean;
}

interface Refusal {
  /** Null if there was no answer. */
  status: number | null;
  /** A sentence that says more than that the call failed. */
  sentence?: string;
  errors?: Record<string, string>;
  data?: unknown;
}

/** A failed call, with the sentence to show. */
export class ApiFailure extends Error {
  // Otherwise the console would show the minified class name.
  override readonly name = "ApiFailure";
  readonly status: number | null;
  readonly hasOwnSentence: boolean;
  /** A sentence per refused field. */
  readonly errors: Record<string, string>;
  /** What somebody else saved meanwhile, if the change conflicts with it. */
  readonly data: unknown;

  constructor({ status, sentence, errors = {}, data }: Refusal) {
    super(sentence ?? (status === null || status < 400 ? "API request failed" : `API error: ${status}`));
    this.status = status;
    this.hasOwnSentence = sentence !== undefined;
    this.errors = errors;
    this.data = data;
  }
}

/**
 * Calls `/backend/admin/<file>.php` as the signed-in user.
 * @throws {ApiFailure} if it failed.
 * @throws {Response} with status 401 if the session has ended; the guard then redirects to the login screen.
 */
export async function callApi<Data>(file: string, call: Call = {}): Promise<Answer<Data>> {
  const response = await answerOf(send(file, call), call.isQuiet);
  const { status } = response;
  if (status === 401) {
    forgetToken();
    throw response;
  }
  const answer = await answerOf(readAnswer<Data>(response), call.isQuiet);
  if (response.ok && answer?.success) return answer;
  throw new ApiFailure({ status, sentence: answer?.message, errors: answer?.errors, data: answer?.data });
}

/**
 * The same for calls that need data: a record, a list, the outcome of an act.
 * @throws also if the answer has no data.
 */
export const callForData = async <Data>(file: string, call?: Call): Promise<Data> =>
  dataOf(await callApi<Data>(file, call));

/** The data of an answer whose message is needed as well. */
export function dataOf<Data>({ data }: { data?: Data | undefined }): Data {
  if (data === undefined) throw new ApiFailure({ status: 200 });
  return data;
}

/** The text behind an answer's first sentence, for which the panel has its own: `. The mail has left.` */
export const noteOf = ({ message = "" }: { message?: string }): string => /\. .*/.exec(message)?.[0] ?? "";

/** Logs a failure to store or read; a missing answer was logged with the call. */
export function logFailure(failure: ApiFailure): void {
  if (failure.status !== null) console.error(failure);
}

async function answerOf<Answered>(response: Promise<Answered>, isQuiet = false): Promise<Answered> {
  try {
    return await response;
  } catch (error) {
    if (error instanceof ApiFailure) throw error;
    if (!isQuiet) console.error(error);
    throw new ApiFailure({ status: null });
  }
}

async function send(file: string, { method, query, body }: Call): Promise<Response> {
  const token = readToken();
  if (token === null) throw new ApiFailure({ status: null, sentence: "No authentication token found" });
  const headers = new Headers({ authorization: `Bearer ${token}` });
  const isForm = body instanceof FormData;
  if (body && !isForm) headers.set("content-type", "application/json");
  const sent = isForm ? body : body && JSON.stringify(body);
  return fetch(`/backend/admin/${file}.php${searchOf(query)}`, {
    method,
    headers,
    body: sent,
    signal: AbortSignal.timeout(isLarge(sent) ? LARGE_PATIENCE_MS : PATIENCE_MS),
  });
}

/** After this a missing answer is reported, as in public forms; pictures take longer on a phone's connection. */
const PATIENCE_MS = 30_000;
const LARGE_PATIENCE_MS = 300_000;
const LARGE = 100_000;

const isLarge = (sent: FormData | string | undefined) =>
  typeof sent === "string" ? sent.length > LARGE : [...(sent ?? [])].some(([, value]) => fileSizeOf(value) > LARGE);

const fileSizeOf = (value: FormDataEntryValue) => (typeof value === "string" ? 0 : value.size);

function searchOf(query: Call["query"]): string {
  if (!query) return "";
  return `?${new URLSearchParams(Object.entries(query).map(([name, value]) => [name, `${value}`]))}`;
}

async function readAnswer<Data>(response: Response): Promise<Answer<Data> | null> {
  try {
    return (await response.json()) as Answer<Data>;
  } catch (error) {
    // The connection broke during the answer.
    if (!(error instanceof SyntaxError)) throw error;
    // Not the API's JSON, e.g. a proxy's error page: only the status is known.
    return null;
  }
}
