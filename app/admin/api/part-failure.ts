import { isRouteErrorResponse } from "react-router";
import type { ReadFailure } from "./read-api.ts";

/**
 * Why a part of a screen could not be read, said where the part stands. The end of the session is thrown on: the guard
 * waits for it. So is a reading that a later one overtook: the router asks for no answer of it.
 */
export function partFailure(error: unknown): string {
  if (isOvertaken(error)) throw error;
  if (!isRouteErrorResponse(error)) return "API request failed";
  if (error.status === 401) throw error;
  return (error.data as ReadFailure | null)?.sentence ?? `API error: ${error.status}`;
}

/** In the middle of its answer React Router wraps it. */
const isOvertaken = (error: unknown) =>
  [error, (error as Error).cause].some((reason) => reason instanceof DOMException && reason.name === "AbortError");
