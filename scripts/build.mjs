import { ensureBuilt } from "#scripts/build/ensure-built.mjs";

if (!(await ensureBuilt())) process.exitCode = 1;
