import { type SubmitEvent, useEffect, useRef, useState } from "react";
import { BusyButton } from "#app/admin/frame/busy-button.tsx";
import { Form, Link, useNavigation } from "react-router";
import { CodeField } from "#app/admin/fields/code-field.tsx";
import type { SignInFailure } from "#app/admin/session/sign-in.ts";
import { useIsAwake } from "#app/admin/use-is-awake.ts";
import { Banner } from "#app/ui/banner.tsx";
import { LoginFields } from "./login-fields.tsx";

interface LoginFormProps {
  failure?: SignInFailure;
  /** Why the visitor was sent here. */
  reason?: string;
  /** What was just done, before signing in. */
  done?: string;
}

type Missing = { username?: string; password?: string; code?: string };

/**
 * Name and password are required (section 5); the second factor's code is asked for after them. Disabled until scripts
 * run, since the form needs them.
 */
export function LoginForm({ failure, reason, done }: LoginFormProps) {
  const isSigningIn = useNavigation().state !== "idle";
  const isAwake = useIsAwake();
  const [missing, setMissing] = useState<Missing>({});
  const [leftAt, setLeftAt] = useState<SignInFailure>();
  const form = useRef<HTMLFormElement>(null);
  const current = leftAt === failure ? undefined : failure;
  const asked = current?.code;

  useEffect(() => {
    const isNowhere = document.activeElement === document.body;
    if (isNowhere) (form.current?.elements.namedItem("username") as HTMLInputElement | null)?.focus();
  }, []);
  useEffect(() => {
    if (current?.code) (form.current?.elements.namedItem("code") as HTMLInputElement | null)?.focus();
  }, [current]);

  function check(event: SubmitEvent<HTMLFormElement>) {
    const found = missingFields(new FormData(event.currentTarget));
    setMissing(found);
    const [first] = Object.keys(found);
    if (!first) return;
    event.preventDefault();
    (event.currentTarget.elements.namedItem(first) as HTMLInputElement).focus();
  }

  const sentence = current ? current.sentence : reason;
  return (
    <Form ref={form} method="post" className="form" noValidate onSubmit={check}>
      {sentence && <Banner tone="bad">{sentence}</Banner>}
      {done && !sentence && <Banner tone="good">{done}</Banner>}
      {/* The input stays, and is sent with the code. */}
      <div className="form" hidden={asked !== undefined}>
        <LoginFields errors={missing} />
      </div>
      {asked && <CodeField error={missing.code ?? asked.error} />}
      <BusyButton className="btn" type="submit" isBusy={isSigningIn || !isAwake}>
        {isSigningIn ? "Signing in..." : "Sign in"}
      </BusyButton>
      {!asked && (
        <Link className="link-button" to="/admin/forgot-password">
          Forgot password?
        </Link>
      )}
      {asked && (
        <button type="button" className="link-button" onClick={() => setLeftAt(failure)}>
          Back to username and password
        </button>
      )}
    </Form>
  );
}

function missingFields(entries: FormData): Missing {
  return {
    ...(entries.get("username") === "" && { username: "Username is required" }),
    ...(entries.get("password") === "" && { password: "Password is required" }),
    ...(entries.get("code") === "" && { code: "Code is required" }),
  };
}
