import { ensureProgram } from "#scripts/install/ensure-program.ts";

/** Finds wrk and nginx, or installs them from Debian. False, after a message, if one is missing. */
export async function ensurePrograms() {
  for (const name of ["wrk", "nginx"]) if (!(await ensureProgram(name))) return false;
  return true;
}
