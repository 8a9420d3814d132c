import { onTestFinished } from "vitest";
import { type Conditions, openMailServer, type TestMailServer } from "./open-mail-server.ts";

/** Starts a mail server, stopped when the test has finished. */
export async function startMailServer(conditions?: Conditions): Promise<TestMailServer> {
  const server = await openMailServer(conditions);
  onTestFinished(server.stop);
  return server;
}
