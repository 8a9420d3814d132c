import { startJourneyServer } from "#scripts/servers/journey-server.ts";
import { openMailServer, type TestMailServer } from "#test/servers/open-mail-server.ts";
import { expect, test as base } from "./story.ts";

/** Stories on a product that sends mails, and the server that receives them. */
export const test = base.extend<object, { mails: TestMailServer }>({
  mails: [
    // Playwright reads a fixture's dependencies from the braces.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const mails = await openMailServer();
      await use(mails);
      await mails.stop();
    },
    { scope: "worker" },
  ],
  server: [
    async ({ mails }, use) => {
      const server = await startJourneyServer({ SMTP_URL: mails.url });
      await use(server);
      await server.stop();
      expect(server.takeErrors()).toEqual([]);
    },
    { scope: "worker" },
  ],
});

/** The path and token of the link in the newest mail to the address. */
export async function linkMailedTo({ received }: TestMailServer, address: string): Promise<string> {
  const link = () => {
    const mail = received.findLast(({ recipients }) => recipients.includes(address));
    return /https?:\/\/[^/]+(\/admin\/\S+#[\w-]{43})/.exec(mail?.body ?? "")?.[1];
  };
  await expect.poll(link).toBeDefined();
  return link()!;
}
