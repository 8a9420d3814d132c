import type { serveBuild } from "#app/server/serve-build.ts";

// Nothing is imported here by value: in production all comes from the build, in development through Vite's module graph.
const serve: typeof serveBuild = process.argv.includes("--dev")
  ? (await import("#app/server/serve-source.ts")).serveSource
  : (await import("#app/server/serve-build.ts")).serveBuild;

try {
  await serve();
} catch (error) {
  if (!(error instanceof Error) || error.name !== "StartRefusal") throw error;
  console.error(error.message);
  process.exit(1);
}
