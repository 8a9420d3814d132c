import { ensureBuilt } from "./ensure-built.mjs";

if (!(await ensureBuilt())) process.exitCode = 1;
