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
 * Answers the mail with its link filled in, if it has one. The link is issued at sending, so that it is valid for its
 * full time and never stored in the outbox. Null if the link would no longer open anything.
 */
export async function withLink(db: Database, mail: ClaimedMail, publicOrigin: string): Promise<ClaimedMail | null> {
  if (mail.link_to === null) return mail;
  const { issue, addressOf, endsOlder } = links[mail.link_to];
  const token = await issue(db, mail.link_id!, mail.recipient);
  if (token === null) return null;
  // Receivers that took it for a copy would keep the mail with the dead link.
  const messageId = endsOlder ? mail.messageId.replace("<", `<${mail.attempts}.`) : mail.messageId;
  return { ...mail, messageId, body: mail.body.replace(LINK_PLACE, addressOf(publicOrigin, token)) };
}

interface Link {
  /** Null if the record is gone or is not the recipient's. */
  issue(db: Database, id: number, recipient: string): Promise<string | null>;
  addressOf(publicOrigin: string, token: string): string;
  /** Whether a new link ends the older ones of the same mail. */
  endsOlder: boolean;
}

const links: Record<MailLink["to"], Link> = {
  password: { issue: issuePasswordLink, addressOf: passwordLinkAddress, endsOlder: true },
  invitation: { issue: issueInvitationLink, addressOf: invitationAddress, endsOlder: true },
  application: { issue: issueApplicationLink, addressOf: applicantLinkAddress, endsOlder: false },
  applicant: { issue: issueAskedLink, addressOf: applicantLinkAddress, endsOlder: false },
};
