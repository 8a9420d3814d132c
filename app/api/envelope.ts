import type { FieldErrors } from "#app/domain/outcome.ts";
import type { PageMeta } from "#app/domain/list/page-of.ts";

// Every answer under /backend/ is one of these two (D22).

export interface Success<Data> {
  success: true;
  data: Data;
  message?: string;
  /** Present only if a page was requested. */
  meta?: PageMeta;
}

export interface Refusal {
  success: false;
  message: string;
  errors?: FieldErrors;
}

export const succeeded = <Data>(data: Data, message?: string): Success<Data> => ({
  success: true,
  data,
  ...(message === undefined ? undefined : { message }),
});

/** Success with a sentence only. */
export const done = (message: string) => ({ success: true as const, message });

export const refused = (message: string, errors?: FieldErrors): Refusal => ({
  success: false,
  message,
  ...(errors === undefined ? undefined : { errors }),
});

export const absentRecord = refused("There is no such record.");

export const absentAddress = refused("There is nothing at this address.");
