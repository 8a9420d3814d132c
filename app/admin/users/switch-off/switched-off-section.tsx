import { formatMoment } from "#app/admin/india-time.ts";
import type { SwitchedOff } from "#app/domain/user/switched-off-schema.ts";
import { ActButton } from "#app/admin/users/act-button.tsx";
import { useFocusAfterGone } from "#app/admin/users/use-focus-after-gone.ts";
import { userRoleWords } from "#app/admin/users/user-words.content.ts";

/** The accounts switched off; nothing if there are none. */
export function SwitchedOffSection({ users }: { users: SwitchedOff[] }) {
  const title = useFocusAfterGone(users.length);
  if (users.length === 0) return null;
  return (
    <section className="pane beside-users" aria-labelledby="switched-off">
      <div className="pane-head">
        <h2 id="switched-off" ref={title} tabIndex={-1}>
          Switched off
        </h2>
      </div>
      <ul>
        {users.map(({ id, username, email, role, since }) => (
          <li key={id}>
            <div>
              <b>{username}</b> <span className="badge">{userRoleWords[role]}</span>
              <p className="sub">{email}</p>
            </div>
            <p className="sub">
              Since <time dateTime={since}>{formatMoment(since)}</time>
            </p>
            <div className="beside-users-acts">
              <ActButton act="switchOn" id={id}>
                Switch on<span className="visually-hidden"> {username}</span>
              </ActButton>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
