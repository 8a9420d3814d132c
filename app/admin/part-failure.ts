import { isRouteErrorResponse } from "react-router";
import type { ReadFailure } from "./read-api.ts";

/** Why a part of a screen could not be read, said where the part stands. The end of the session is thrown on: the guard waits for it. */
export function partFailure(error: unknown): string {
  if (!isRouteErrorResponse(error)) return "API request failed";
  if (error.status === 401) throw error;
  return (error.data as ReadFailure | null)?.sentence ?? `API error: ${error.status}`;
}
