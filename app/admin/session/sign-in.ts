import { keepToken } from "./admin-token.ts";

interface SignInAnswer {
  success: boolean;
  token?: string;
  message?: string;
}

/** Keeps the token and answers null, or answers why not. */
export async function signIn(username: string, password: string): Promise<string | null> {
  const answer = await askForToken(username, password);
  if (answer === null) return "An error occurred during login";
  if (!answer.success || answer.token === undefined) return answer.message ?? "Login failed";
  keepToken(answer.token);
  return null;
}

async function askForToken(username: string, password: string): Promise<SignInAnswer | null> {
  try {
    const response = await fetch("/backend/admin/login.php", {
      method: "POST",
      credentials: "include",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ username, password }),
    });
    return (await response.json()) as SignInAnswer;
  } catch (error) {
    console.error(error);
    return null;
  }
}
