import { enableCompileCache } from "node:module";
import { fileURLToPath } from "node:url";
import type { serveBuild } from "#app/server/serve-build.ts";

const isDevelopment = process.argv.includes("--dev");
// What V8 made of the build when it was first started; NODE_COMPILE_CACHE names another place (record 089).
if (!isDevelopment) enableCompileCache(fileURLToPath(new URL("build/compile-cache", import.meta.url)));

// Nothing of ours is imported here by value: in production all comes from the build, in development through Vite's module graph.
const serve: typeof serveBuild = isDevelopment
  ? (await import("#app/server/serve-source.ts")).serveSource
  : (await import("#app/server/serve-build.ts")).serveBuild;

try {
  await serve();
} catch (error) {
  if (!(error instanceof Error) || error.name !== "StartRefusal") throw error;
  console.error(error.message);
  process.exit(1);
}
