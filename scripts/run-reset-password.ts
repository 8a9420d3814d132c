import { readConfig } from "#app/config.server.ts";
import { type Act, recordActivity } from "#app/domain/activity/activities.server.ts";
import { issuePasswordLink, passwordLinkAddress } from "#app/domain/password-link/issue-password-link.server.ts";
import { dropSecondFactor } from "#app/domain/second-factor/second-factor.server.ts";
import { endSessions } from "#app/domain/session/sessions.server.ts";
import { findCredentials } from "#app/domain/user/credentials.server.ts";
import { StartRefusal } from "#app/lib/failures/start-refusal.ts";
import { type Database, openDatabaseBeside } from "#db/database.ts";
import { orSayWhyNot } from "#scripts/commands/operator-command.ts";

const SECOND_FACTOR = "--second-factor";
const USAGE = `Name the account: npm run reset-password NAME, or npm run reset-password -- NAME ${SECOND_FACTOR}`;

type Member = NonNullable<Awaited<ReturnType<typeof findCredentials>>>;

// The last resort: prints a link for a new password while the product serves. Not a password, which would stay in the
// terminal's history: see docs/operations.md.
await orSayWhyNot(async () => {
  const given = process.argv.slice(2);
  const [name, ...more] = given.filter((word) => word !== SECOND_FACTOR);
  if (!name || name.startsWith("--") || more.length > 0) throw new StartRefusal(USAGE);
  const config = readConfig(process.env);
  const { db, close } = await openDatabaseBeside(config);
  try {
    const member = await findCredentials(db, name);
    const token = member && (await issuePasswordLink(db, member.id));
    if (!token) throw new StartRefusal(`No member of staff has the user name or e-mail ${name}.`);
    await record(db, member, { action: "send-link", type: "user" });
    if (given.includes(SECOND_FACTOR)) await letInWithoutSecondFactor(db, member);
    console.log(`${member.username} sets a new password here, once, within an hour:`);
    console.log(passwordLinkAddress(config.publicOrigin ?? `http://localhost:${config.port}`, token));
  } finally {
    await close();
  }
});

/** For somebody who lost phone and recovery codes and has no other administrator to ask. */
async function letInWithoutSecondFactor(db: Database, member: Member) {
  await db.transaction().execute(async (db) => {
    await dropSecondFactor(db, member.id);
    await endSessions(db, member.id);
    await record(db, member, { action: "delete", type: "second-factor" });
  });
  console.log(`${member.username} signs in without a second factor from now on, and is signed out everywhere.`);
}

async function record(db: Database, { id, username }: Member, act: Pick<Act, "action" | "type">) {
  await recordActivity(db, { userId: null, address: null }, { ...act, name: username, recordId: id });
}
