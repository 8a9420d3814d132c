import { isCommonPassword } from "./common-passwords.server.ts";

interface Owner {
  username: string;
  email: string;
}

/** Why a user cannot have this password, as a sentence; null if they can. */
export async function refusePassword(password: string, { username, email }: Owner): Promise<string | null> {
  const own = [username, email].flatMap((name) => [name, name.split("@")[0]!]);
  if (own.some((name) => name.toLowerCase() === password.toLowerCase())) {
    return "Password must not be the user's own name or e-mail";
  }
  if (await isCommonPassword(password))
    return "Password is among the most common ones; choose one that is harder to guess";
  return null;
}
