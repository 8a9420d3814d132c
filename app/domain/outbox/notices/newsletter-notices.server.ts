import type { Database } from "#db/database.ts";
import { openCorrespondence } from "./correspondence.server.ts";

interface Confirmation {
  id: number;
  email: string;
  confirmUrl: string;
  unsubscribeUrl: string;
}

/** Asks the owner of the address to confirm the subscription. */
export async function queueNewsletterConfirmation(
  db: Database,
  { id, email, confirmUrl, unsubscribeUrl }: Confirmation,
): Promise<void> {
  const { siteName, toVisitor } = await openCorrespondence(db);
  await toVisitor({
    about: `subscriber-${id}-confirmation`,
    email,
    subject: `Please confirm your subscription to ${siteName}`,
    headers: unsubscribeHeaders(unsubscribeUrl),
    paragraphs: [
      "Hello,",
      `This address was entered on our website to receive the ${siteName} newsletter. To confirm, open this link:`,
      confirmUrl,
      "If you did not ask for it, there is nothing to do: without your confirmation we send nothing further.",
    ],
  });
}

/** One-click unsubscription in mail programs (RFC 8058), without signing in. */
const unsubscribeHeaders = (url: string) => ({
  "List-Unsubscribe": `<${url}>`,
  "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
});
