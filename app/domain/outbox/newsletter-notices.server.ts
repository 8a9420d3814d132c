import type { Database } from "#db/database.ts";
import { openCorrespondence } from "./correspondence.server.ts";

interface Confirmation {
  email: string;
  confirmUrl: string;
}

/** Asks the owner of the address whether it was really they who subscribed. */
export async function queueNewsletterConfirmation(db: Database, { email, confirmUrl }: Confirmation): Promise<void> {
  const { siteName, toVisitor } = await openCorrespondence(db);
  await toVisitor({
    about: "newsletter-confirmation",
    email,
    subject: `Please confirm your subscription to ${siteName}`,
    paragraphs: [
      "Hello,",
      `This address was entered on our website to receive the ${siteName} newsletter. To confirm, open this link:`,
      confirmUrl,
      "If you did not ask for it, there is nothing to do: without your confirmation we send nothing further.",
    ],
  });
}
