import { enableCompileCache } from "node:module";
import { fileURLToPath } from "node:url";

const isDevelopment = process.argv.includes("--dev");
// The compile cache of V8, written at the first start; NODE_COMPILE_CACHE sets another place (record 089).
if (!isDevelopment) enableCompileCache(fileURLToPath(new URL("build/compile-cache", import.meta.url)));

// Imports no module of the product statically: in production all comes from the build, in development through Vite. In
// production this is no TypeScript either, since stripping its types keeps 16 MB.
const { serve } = await import(isDevelopment ? "#app/server/serve-source.ts" : "./build/server/index.js");

try {
  await serve();
} catch (error) {
  if (!(error instanceof Error) || error.name !== "StartRefusal") throw error;
  console.error(error.message);
  process.exit(1);
}
