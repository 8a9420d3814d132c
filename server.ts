import { z } from "zod";
import { type Config, readConfig } from "#app/config.server.ts";

// Nothing but the configuration is imported here by value: in development all else must come through Vite's module graph.
const serve = process.argv.includes("--dev")
  ? (await import("./scripts/serve-source.ts")).serveSource
  : (await import("./scripts/serve-build.ts")).serveBuild;

try {
  await serve(configuration());
} catch (error) {
  if (!(error instanceof Error) || error.name !== "StartRefusal") throw error;
  console.error(error.message);
  process.exit(1);
}

function configuration(): Config {
  try {
    return readConfig(process.env);
  } catch (error) {
    if (!(error instanceof z.ZodError)) throw error;
    console.error(error.issues.map((issue) => issue.message).join("\n"));
    process.exit(1);
  }
}
