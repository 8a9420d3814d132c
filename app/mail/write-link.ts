import {
  applicantLinkAddress,
  issueApplicationLink,
  issueAskedLink,
} from "#app/domain/applicant/applicant-links.server.ts";
import type { Database } from "#app/domain/database-type.ts";
import { invitationAddress, issueInvitationLink } from "#app/domain/invitation/issue-invitation-link.server.ts";
import { type ClaimedMail, LINK_PLACE, type MailLink } from "#app/domain/outbox/outbox.server.ts";
import { issuePasswordLink, passwordLinkAddress } from "#app/domain/password-link/issue-password-link.server.ts";

/**
 * The mail with its link in place, if it has one: made at this moment, so that it is good for its whole time and lies
 * in no outbox. Null when it would open nothing any more.
 */
export async function withLink(db: Database, mail: ClaimedMail, publicOrigin: string): Promise<ClaimedMail | null> {
  if (mail.link_to === null) return mail;
  const { issue, addressOf, endsOlder } = links[mail.link_to];
  const token = await issue(db, mail.link_id!, mail.recipient);
  if (token === null) return null;
  // A receiver that knew it for a copy would keep the one whose link no longer opens anything.
  const messageId = endsOlder ? mail.messageId.replace("<", `<${mail.attempts}.`) : mail.messageId;
  return { ...mail, messageId, body: mail.body.replace(LINK_PLACE, addressOf(publicOrigin, token)) };
}

interface Link {
  /** Null for what is no more, or is not the recipient's. */
  issue(db: Database, id: number, recipient: string): Promise<string | null>;
  addressOf(publicOrigin: string, token: string): string;
  /** Of the links of one mail that is tried again the last alone opens anything. */
  endsOlder: boolean;
}

const links: Record<MailLink["to"], Link> = {
  password: { issue: issuePasswordLink, addressOf: passwordLinkAddress, endsOlder: true },
  invitation: { issue: issueInvitationLink, addressOf: invitationAddress, endsOlder: true },
  application: { issue: issueApplicationLink, addressOf: applicantLinkAddress, endsOlder: false },
  applicant: { issue: issueAskedLink, addressOf: applicantLinkAddress, endsOlder: false },
};
