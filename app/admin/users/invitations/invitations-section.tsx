import { formatMoment } from "#app/admin/india-time.ts";
import type { Invitation } from "#app/domain/invitation/invitation-schema.ts";
import { ActButton } from "#app/admin/users/act-button.tsx";
import { useFocusAfterGone } from "#app/admin/users/use-focus-after-gone.ts";
import { userRoleWords } from "#app/admin/users/user-words.content.ts";

/** Invitations not accepted yet; nothing if there are none. */
export function InvitationsSection({ invitations }: { invitations: Invitation[] }) {
  const title = useFocusAfterGone(invitations.length);
  if (invitations.length === 0) return null;
  return (
    <section className="pane beside-users" aria-labelledby="invited">
      <div className="pane-head">
        <h2 id="invited" ref={title} tabIndex={-1}>
          Invited
        </h2>
      </div>
      <ul>
        {invitations.map((invitation) => (
          <InvitationRow key={invitation.id} invitation={invitation} />
        ))}
      </ul>
    </section>
  );
}

function InvitationRow({ invitation }: { invitation: Invitation }) {
  const { id, email, role, invited_by, created_at, state } = invitation;
  return (
    <li>
      <div>
        <b>{email}</b> <span className="badge">{userRoleWords[role]}</span>
        <p className="sub">
          By {invited_by}, <time dateTime={created_at}>{formatMoment(created_at)}</time>
        </p>
      </div>
      <p className={state === "expired" ? "error" : "sub"}>{stateWords(invitation)}</p>
      <div className="beside-users-acts">
        <ActButton act="inviteAgain" id={id}>
          Send again<span className="visually-hidden"> to {email}</span>
        </ActButton>
        <ActButton act="revoke" id={id}>
          Take back<span className="visually-hidden"> the invitation of {email}</span>
        </ActButton>
      </div>
    </li>
  );
}

function stateWords({ state, expires_at }: Invitation): string {
  if (state === "waiting") return "The mail has not left; see Outbox";
  return state === "open" ? `Link good until ${formatMoment(expires_at)}` : `Expired ${formatMoment(expires_at)}`;
}
