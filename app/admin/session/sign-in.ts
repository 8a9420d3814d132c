import { showToast } from "#app/admin/toast/toasts.ts";
import { keepToken } from "./admin-token.ts";
import { keepSignedIn } from "./tab-owner.ts";

interface Credentials {
  username: string;
  password: string;
  /** Empty until it is asked for. */
  code: string;
}

interface SignInAnswer {
  success: boolean;
  token?: string;
  message?: string;
  errors?: Record<string, string>;
  data?: { username?: string; recovery_codes_left?: number };
}

export interface SignInFailure {
  /** Shown above the fields. */
  sentence?: string;
  /** Present if the second factor is required; with the message of a refused code. */
  code?: { error?: string };
}

/** Stores the token and answers null, or answers a failure. */
export async function signIn(credentials: Credentials): Promise<SignInFailure | null> {
  const response = await askForToken(credentials);
  const wasAsked = credentials.code !== "";
  if (response === null) return { sentence: "An error occurred during login", ...(wasAsked && { code: {} }) };
  const { answer, status } = response;
  if (!answer.success || answer.token === undefined) return failureOf(answer, status, wasAsked);
  keepToken(answer.token);
  keepSignedIn(answer.data?.username ?? credentials.username);
  if (answer.data?.recovery_codes_left !== undefined && answer.message) showToast(answer.message);
  return null;
}

function failureOf({ message, errors }: SignInAnswer, status: number, wasAsked: boolean): SignInFailure {
  const error = errors?.["code"];
  if (error !== undefined) return { code: wasAsked ? { error } : {} };
  const sentence = message ?? "Login failed";
  // After a refusal for waiting, the code's step stays; a wrong password leads back to the password.
  return wasAsked && status !== 401 ? { sentence, code: {} } : { sentence };
}

async function askForToken({ username, password, code }: Credentials) {
  try {
    const response = await fetch("/backend/admin/login.php", {
      method: "POST",
      credentials: "include",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ username, password, ...(code && { code }) }),
    });
    return { answer: (await response.json()) as SignInAnswer, status: response.status };
  } catch (error) {
    console.error(error);
    return null;
  }
}
