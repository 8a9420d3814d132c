import { enableCompileCache } from "node:module";
import { fileURLToPath } from "node:url";

const isDevelopment = process.argv.includes("--dev");
// What V8 made of the build when it was first started; NODE_COMPILE_CACHE names another place (record 089).
if (!isDevelopment) enableCompileCache(fileURLToPath(new URL("build/compile-cache", import.meta.url)));

// Nothing of ours is imported here by value: in production all comes from the build, in development through Vite's
// module graph. In production nothing is TypeScript, either: what strips its types stays 16 MB large.
const { serve } = await import(isDevelopment ? "#app/server/serve-source.ts" : "./build/server/index.js");

try {
  await serve();
} catch (error) {
  if (!(error instanceof Error) || error.name !== "StartRefusal") throw error;
  console.error(error.message);
  process.exit(1);
}
