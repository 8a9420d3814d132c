import { type SubmitEvent, useState } from "react";
import { Form, useNavigation } from "react-router";
import { Banner } from "#app/ui/banner.tsx";
import { type Credentials, LoginFields } from "./login-fields.tsx";

/** Both fields are required (section 5); what went wrong stands above them. */
export function LoginForm({ sentence }: { sentence?: string }) {
  const isSigningIn = useNavigation().state !== "idle";
  const [missing, setMissing] = useState<Partial<Credentials>>({});

  function check(event: SubmitEvent<HTMLFormElement>) {
    const found = missingFields(new FormData(event.currentTarget));
    setMissing(found);
    const [first] = Object.keys(found);
    if (!first) return;
    event.preventDefault();
    (event.currentTarget.elements.namedItem(first) as HTMLInputElement).focus();
  }

  return (
    <Form method="post" className="form" noValidate onSubmit={check}>
      {sentence && <Banner tone="bad">{sentence}</Banner>}
      <LoginFields errors={missing} />
      <button className="btn" type="submit" disabled={isSigningIn}>
        {isSigningIn ? "Signing in..." : "Sign in"}
      </button>
    </Form>
  );
}

/** The same fields before the scripts are there: sent now, the form would go nowhere. */
export function SleepingLoginForm() {
  return (
    <form className="form">
      <LoginFields errors={{}} isAsleep />
      <button className="btn" type="submit" disabled>
        Sign in
      </button>
    </form>
  );
}

function missingFields(entries: FormData): Partial<Credentials> {
  return {
    ...(entries.get("username") === "" && { username: "Username is required" }),
    ...(entries.get("password") === "" && { password: "Password is required" }),
  };
}
