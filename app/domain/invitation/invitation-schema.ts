import { z } from "zod";
import { staffRoles } from "#app/domain/permission/permissions.ts";
import { newUserInput } from "#app/domain/user/user-schema.ts";
import { linkToken } from "#app/domain/password-link/password-link-schema.ts";
import { email } from "#app/lib/schemas/email-schemas.ts";

export const newInvitation = z.object({
  email: email(),
  role: z.enum(staffRoles, `Role must be one of ${staffRoles.join(", ")}`),
});

/** What the link opens. */
export const invitationShown = newInvitation;

export const acceptedInvitation = linkToken.extend(
  newUserInput.pick({ username: true, full_name: true, password: true }).shape,
);

/** `waiting`: the mail has not left; `open`: the link is good; `expired`: it was, and can be sent again. */
const invitationStates = ["waiting", "open", "expired"] as const;

export const invitationRecord = z.object({
  id: z.number(),
  email: z.string(),
  role: z.enum(staffRoles),
  state: z.enum(invitationStates),
  /** Until when the link is good, or was. */
  expires_at: z.string(),
  /** The user name of who invited. */
  invited_by: z.string(),
  created_at: z.string(),
});

/** To be handed over where no mail leaves; otherwise null. */
export const sentInvitation = invitationRecord.extend({ link: z.string().nullable() });

export type NewInvitation = z.infer<typeof newInvitation>;
export type Invitation = z.infer<typeof invitationRecord>;
export type SentInvitation = z.infer<typeof sentInvitation>;
export type AcceptedInvitation = z.infer<typeof acceptedInvitation>;
