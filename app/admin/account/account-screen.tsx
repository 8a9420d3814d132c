import { Link } from "react-router";
import { readRecord } from "#app/admin/api/read-api.ts";
import { useMay } from "#app/admin/session/use-may.ts";
import { ScreenFailure } from "#app/admin/screen/screen-failure.tsx";
import type { DayMails } from "#app/domain/day-mail/day-mail-schema.ts";
import type { SecondFactor } from "#app/domain/second-factor/second-factor-schema.ts";
import type { Session } from "#app/domain/session/session-schema.ts";
import type { Account } from "#app/domain/user/user-schema.ts";
import type { Route } from "./+types/account-screen";
import { Banner } from "#app/ui/banner.tsx";
import { runAccountAct } from "./account-acts.ts";
import { DayMailsSection } from "./day-mails-section.tsx";
import { PasswordSection } from "./password-section.tsx";
import { SecondFactorSection } from "./second-factor-section.tsx";
import { SessionsSection } from "./sessions-section.tsx";

export const meta: Route.MetaFunction = () => [{ title: "My account | Admin Panel" }];

export async function loader({ context }: Route.LoaderArgs) {
  const [account, secondFactor, sessions, dayMails] = await Promise.all([
    readRecord<Account>(context, "account"),
    readRecord<SecondFactor>(context, "second-factor"),
    readRecord<Session[]>(context, "sessions"),
    readRecord<DayMails>(context, "day-mails"),
  ]);
  return { account, secondFactor, sessions, dayMails };
}

export async function clientAction({ request }: Route.ClientActionArgs) {
  return runAccountAct(await request.formData());
}

export default function AccountScreen({ loaderData }: Route.ComponentProps) {
  const { account, secondFactor, sessions, dayMails } = loaderData;
  const isAdmin = useMay()("users.change");
  return (
    <>
      <div className="desk-head">
        <h1>My account</h1>
        <p className="sub account-name">
          {account.username === account.email ? account.email : `${account.username}, ${account.email}`}
          {isAdmin && (
            <>
              {" "}
              · <Link to={`/admin/users?edit=${account.id}`}>Change name or e-mail</Link>
            </>
          )}
        </p>
      </div>
      {account.lacks_second_factor === 1 && (
        <Banner tone="bad">Your role asks for two-factor sign-in. Set it up here, then go on.</Banner>
      )}
      <div className="account">
        <PasswordSection username={account.username} />
        <SecondFactorSection secondFactor={secondFactor} />
        <DayMailsSection dayMails={dayMails} />
        <SessionsSection sessions={sessions} />
      </div>
    </>
  );
}

export function ErrorBoundary() {
  return <ScreenFailure intro="Your account could not be read." />;
}
