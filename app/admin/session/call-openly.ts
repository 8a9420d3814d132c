import type { Answer } from "#app/admin/api/api-client.ts";
import type { SaveRefusal } from "#app/admin/form/use-field-checks.ts";

interface OpenCall {
  /** The contract's file without `.php`: one of those without authentication. */
  file: "forgot-password" | "password-link" | "invitation";
  method: "POST" | "PUT";
  body: Record<string, string>;
}

/** The outcome of a call without authentication. */
export type OpenOutcome<Data> = { data: Data | undefined; message: string } | { refusal: SaveRefusal };

const UNREACHED = "Nobody answered. Please check the connection and try again.";

/** Calls `/backend/admin/<file>.php` without authentication. */
export async function callOpenly<Data = object>({ file, method, body }: OpenCall): Promise<OpenOutcome<Data>> {
  try {
    const response = await fetch(`/backend/admin/${file}.php`, {
      method,
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    });
    const { success, data, message = "", errors = {} } = (await response.json()) as Answer<Data>;
    return success ? { data, message } : { refusal: { failure: message || UNREACHED, errors } };
  } catch (error) {
    console.error(error);
    return { refusal: { failure: UNREACHED, errors: {} } };
  }
}
