import { ensureProgram } from "#scripts/install/ensure-program.ts";

/**
 * Finds the generator and the server to compare with, or installs them from Debian. Answers false after saying what is
 * missing.
 */
export async function ensurePrograms() {
  for (const name of ["wrk", "nginx"]) if (!(await ensureProgram(name))) return false;
  return true;
}
