import { onTestFinished } from "vitest";
import { type Conditions, openMailServer, type TestMailServer } from "./open-mail-server.ts";

/** A mail server for as long as the test runs. */
export async function startMailServer(conditions?: Conditions): Promise<TestMailServer> {
  const server = await openMailServer(conditions);
  onTestFinished(server.stop);
  return server;
}
