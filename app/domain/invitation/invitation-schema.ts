import { z } from "zod";
import { staffRoles } from "#app/domain/permission/permissions.ts";
import { newUserInput } from "#app/domain/user/user-schema.ts";
import { linkToken } from "#app/domain/password-link/password-link-schema.ts";
import { email } from "#app/lib/schemas/email-schemas.ts";

export const newInvitation = z.object({
  email: email(),
  role: z.enum(staffRoles, `Role must be one of ${staffRoles.join(", ")}`),
});

/** What the link's page shows. */
export const invitationShown = newInvitation;

export const acceptedInvitation = linkToken.extend(
  newUserInput.pick({ username: true, full_name: true, password: true }).shape,
);

/** `waiting`: mail not sent yet; `open`: link valid; `expired`: can be sent again. */
const invitationStates = ["waiting", "open", "expired"] as const;

export const invitationRecord = z.object({
  id: z.number(),
  email: z.string(),
  role: z.enum(staffRoles),
  state: z.enum(invitationStates),
  /** The end of the link's validity. */
  expires_at: z.string(),
  /** The inviter's name. */
  invited_by: z.string(),
  created_at: z.string(),
});

/** With the link, if no mail server is set and it must be handed over; otherwise null. */
export const sentInvitation = invitationRecord.extend({ link: z.string().nullable() });

export type NewInvitation = z.infer<typeof newInvitation>;
export type Invitation = z.infer<typeof invitationRecord>;
export type SentInvitation = z.infer<typeof sentInvitation>;
export type AcceptedInvitation = z.infer<typeof acceptedInvitation>;
