import { readConfig } from "#app/config.server.ts";
import { recordActivity } from "#app/domain/activity/activities.server.ts";
import { issuePasswordLink, passwordLinkAddress } from "#app/domain/password-link/issue-password-link.server.ts";
import { findCredentials } from "#app/domain/user/credentials.server.ts";
import { StartRefusal } from "#app/lib/failures/start-refusal.ts";
import { openDatabaseBeside } from "#db/database.ts";
import { orSayWhyNot } from "#scripts/commands/operator-command.ts";

// The last way in: prints a link to a new password, while the product serves. Not a password, which would stay in the
// terminal and its history: see docs/operations.md.
await orSayWhyNot(async () => {
  const [name] = process.argv.slice(2);
  if (!name) throw new StartRefusal("Name the account: npm run reset-password NAME");
  const config = readConfig(process.env);
  const { db, close } = await openDatabaseBeside(config);
  try {
    const user = await findCredentials(db, name);
    const token = user && (await issuePasswordLink(db, user.id));
    if (!token) throw new StartRefusal(`No member of staff has the user name or e-mail ${name}.`);
    const act = { action: "send-link", type: "user", name: user.username, recordId: user.id } as const;
    await recordActivity(db, { userId: null, address: null }, act);
    console.log(`${user.username} sets a new password here, once, within an hour:`);
    console.log(passwordLinkAddress(config.publicOrigin ?? `http://localhost:${config.port}`, token));
  } finally {
    await close();
  }
});
