import { isRouteErrorResponse } from "react-router";
import type { ReadFailure } from "./read-api.ts";

/**
 * Why part of a screen could not be read, to be shown in its place. Rethrows the end of a session, which the guard
 * handles, and a reading overtaken by a later one, whose answer the router ignores.
 */
export function partFailure(error: unknown): string {
  if (isOvertaken(error)) throw error;
  if (!isRouteErrorResponse(error)) return "API request failed";
  if (error.status === 401) throw error;
  return (error.data as ReadFailure | null)?.sentence ?? `API error: ${error.status}`;
}

/** React Router wraps it if the answer had begun. */
const isOvertaken = (error: unknown) =>
  [error, (error as Error).cause].some((reason) => reason instanceof DOMException && reason.name === "AbortError");
